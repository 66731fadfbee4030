"""Who somebody is: no account, only a signed cookie. At each table they are known by a key that is used nowhere else.

A person is a random id with a name. Their key at a table is an HMAC of both: it holds the seat, stands in the stored
events, is never sent, and tells nothing about any other table. Who is behind it stands only among the store's names,
where it can be erased.
"""

from __future__ import annotations

import hmac
import secrets
import unicodedata
from hashlib import shake_256
from typing import NamedTuple

from msgspec import Struct
from msgspec.json import Decoder, encode

from goldhook.core.game import Refusal
from goldhook.store import Digest, Person, Store, digest
from goldhook.table.checks import LONGEST_NAME

COOKIE = "goldhook"
#: Its name under TLS: browsers take it from nobody but this very host.
HOST_COOKIE = "__Host-goldhook"
#: Longer than a browser keeps it.
COOKIE_SECONDS = 400 * 24 * 3600
CODE_SECONDS = 300
#: As many as `Rooms.new_id` has.
TABLE_LETTERS = 12
#: 32 signs, so that five bits of a random byte choose one evenly; none that look alike.
_ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"


#: Blank letters, and variation selectors: by themselves they cannot be seen, so two names would look alike.
_UNSEEN = frozenset(
    (
        *"\u115f\u1160\u3164\uffa0\u2800\u034f",
        *map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))),
    )
)


class Visitor(NamedTuple):
    """Who asks: a person, or a program with a person's token, which sits at tables as somebody of its own."""

    person: str
    token: str = ""
    name: str = ""
    #: What a token may do.
    caps: frozenset[str] = frozenset()

    @property
    def persona(self) -> str:
        return f"{self.person}/{self.token}" if self.token else self.person


NOBODY = Visitor("")


class Facts(Struct, omit_defaults=True):
    """What a person told us."""

    name: str = ""
    lang: str = ""


_facts = Decoder(Facts)


def random_id(length: int = 16) -> str:
    """An id that nobody can guess."""
    return _spelled(secrets.token_bytes(length))


def _spelled(chance: bytes) -> str:
    return "".join([_ALPHABET[byte & 31] for byte in chance])


class Keys:
    """The server's keys, the same in all processes: kept by the store, made once."""

    def __init__(self, cookie: bytes, table: bytes, secret: bytes, peer: bytes) -> None:
        self._cookie, self._table, self._secret = cookie, table, secret
        self._seal = hmac.digest(table, b"seal", "sha256")
        self._new = hmac.digest(table, b"new", "sha256")
        self._mark = hmac.digest(table, b"mark", "sha256")
        self.peer = peer

    @classmethod
    async def of(cls, store: Store) -> Keys:
        kept = [await store.keep(name, secrets.token_bytes(32)) for name in ("cookie", "table", "secret", "peer")]
        return cls(*kept)

    def sign(self, person: str) -> str:
        """A person as a cookie."""
        return f"{person}.{hmac.digest(self._cookie, person.encode(), 'sha256').hex()}"

    def person_of(self, cookie: str) -> str:
        """The person of a cookie; nobody if we did not sign it."""
        person, _, signature = cookie.partition(".")
        good = hmac.digest(self._cookie, person.encode(errors="replace"), "sha256").hex()
        return person if hmac.compare_digest(signature.encode(errors="replace"), good.encode()) else ""

    def key_at(self, table: str, visitor: Visitor) -> str:
        """Who a visitor is at a table."""
        if not visitor.person:
            return ""
        return hmac.digest(self._table, f"{table}:{visitor.persona}".encode(), "sha256").hex()[:24]

    def table_of(self, visitor: Visitor, id_: str) -> str:
        """The table that a visitor opens under an id of their own: always the same one, which nobody else can guess."""
        return _spelled(hmac.digest(self._new, f"{visitor.persona}:{id_}".encode(), "sha256")[:TABLE_LETTERS])

    def mark(self, table: str, shown: Visitor) -> str:
        """Somebody under the name they show at a table: tells nothing about other tables or names."""
        if not shown.person:
            return ""
        return hmac.digest(self._mark, f"{table}:{shown.persona}:{shown.name}".encode(), "sha256").hex()[:24]

    def block_id(self, person: str, mark: str) -> str:
        """What a person calls their block of somebody under a mark; the same however often they block."""
        return hmac.digest(self._mark, f"{person}!{mark}".encode(), "sha256").hex()[:16]

    def seal(self, table: str, listener: str, speaker: Visitor) -> str:
        """What a person calls somebody they heard at a table, under the name they heard.

        It is another word at each table, for each listener and for each name. Any process can open it, but nobody
        else can; so nothing has to be kept.
        """
        if not listener or not speaker.person or listener == speaker.person:
            return ""
        who, place = f"{speaker.persona}\n{speaker.name}".encode(), f"{table}:{listener}"
        tag = hmac.digest(self._seal, f"tag:{place}:".encode() + who, "sha256")[:8]
        return (tag + self._covered(place, tag, who)).hex()

    def unseal(self, table: str, listener: str, handle: str) -> Visitor:
        """Who is behind a handle, under which name; nobody if we did not give it to this listener at this table."""
        try:
            sent = bytes.fromhex(handle)
            who = self._covered(f"{table}:{listener}", sent[:8], sent[8:]).decode()
        except ValueError:
            return NOBODY
        persona, _, name = who.partition("\n")
        person, _, token = persona.partition("/")
        shown = Visitor(person, token, name)
        known = self.seal(table, listener, shown)
        return shown if hmac.compare_digest(known.encode(), handle.encode(errors="replace")) else NOBODY

    def _covered(self, place: str, tag: bytes, text: bytes) -> bytes:
        """A text that cannot be read, or one that can again."""
        cover = shake_256(hmac.digest(self._seal, f"cover:{place}:".encode() + tag, "sha256")).digest(len(text))
        return bytes(one ^ other for one, other in zip(text, cover, strict=True))

    def digest(self, secret: str) -> Digest:
        """What is kept of a code or a token."""
        return digest(secret, self._secret)


def read_facts(person: Person) -> Facts:
    """What is written down about a person."""
    return _facts.decode(person.facts)


def write_facts(facts: Facts) -> bytes:
    return encode(facts)


def clean_name(text: str) -> str:
    """A name fit for everybody's eyes.

    >>> clean_name("  Ａｎｎ   of\u202e the sea ")
    'Ann of the sea'
    """
    name = visible(text)
    marks = sum(unicodedata.category(sign).startswith("M") for sign in name)
    if not name or len(name) > LONGEST_NAME or marks > len(name) // 2:
        raise Refusal("name_wrong", longest=LONGEST_NAME)
    return name


def visible(text: str) -> str:
    """One line of text with one form for each sign, nothing invisible, and nothing that turns text round."""
    folded = unicodedata.normalize("NFKC", text)
    shown = "".join(" " if sign.isspace() else sign for sign in folded if sign.isspace() or _is_shown(sign))
    return " ".join(shown.split())


def _is_shown(sign: str) -> bool:
    """No control, format, private or unassigned signs: joiners and bidi marks are among them; nor blank letters."""
    return unicodedata.category(sign)[0] != "C" and sign not in _UNSEEN
