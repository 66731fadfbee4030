"""Identity without accounts: a signed cookie, and at each table a key that is used nowhere else.

A person is a random id with a name. Their key at a table is an HMAC of person and table. It holds the seat and is
stored in events, but it is never sent and reveals nothing about other tables. Only the store's names link it to the
person, and there it can be erased.
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
#: The cookie's name under TLS: browsers accept it only from exactly this host.
HOST_COOKIE = "__Host-goldhook"
#: The longest time that browsers keep a cookie.
COOKIE_SECONDS = 400 * 24 * 3600
CODE_SECONDS = 300
#: The length of ids from `Rooms.new_id`.
TABLE_LETTERS = 12
#: 32 characters, so that five bits of a random byte choose one evenly; none that look alike.
_ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"


#: Blank letters and variation selectors: they are invisible, so two different names would look the same.
_UNSEEN = frozenset(
    (
        *"\u115f\u1160\u3164\uffa0\u2800\u034f",
        *map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))),
    )
)


class Visitor(NamedTuple):
    """Who sends a request: a person, or a program with a person's token, which has its own identity at tables."""

    person: str
    token: str = ""
    name: str = ""
    #: What the token may do.
    caps: frozenset[str] = frozenset()

    @property
    def persona(self) -> str:
        return f"{self.person}/{self.token}" if self.token else self.person


NOBODY = Visitor("")


class Facts(Struct, omit_defaults=True):
    """What a person told the server about themselves."""

    name: str = ""


_facts = Decoder(Facts)


def random_id(length: int = 16) -> str:
    """Return an id that nobody can guess."""
    return _spelled(secrets.token_bytes(length))


def _spelled(chance: bytes) -> str:
    return "".join([_ALPHABET[byte & 31] for byte in chance])


class Keys:
    """The server's keys, the same in all processes: created once and kept in the store."""

    def __init__(self, cookie: bytes, table: bytes, secret: bytes, peer: bytes) -> None:
        self._cookie, self._table, self._secret = cookie, table, secret
        self._seal = hmac.digest(table, b"seal", "sha256")
        self._new = hmac.digest(table, b"new", "sha256")
        self._mark = hmac.digest(table, b"mark", "sha256")
        self._deal = hmac.digest(table, b"deal", "sha256")
        self.peer = peer

    @classmethod
    async def of(cls, store: Store) -> Keys:
        kept = [await store.keep(name, secrets.token_bytes(32)) for name in ("cookie", "table", "secret", "peer")]
        return cls(*kept)

    def sign(self, person: str) -> str:
        """Return the cookie value for a person."""
        return f"{person}.{hmac.digest(self._cookie, person.encode(), 'sha256').hex()}"

    def person_of(self, cookie: str) -> str:
        """Return the person of a cookie; empty if the signature is wrong."""
        person, _, signature = cookie.partition(".")
        good = hmac.digest(self._cookie, person.encode(errors="replace"), "sha256").hex()
        return person if hmac.compare_digest(signature.encode(errors="replace"), good.encode()) else ""

    def key_at(self, table: str, visitor: Visitor) -> str:
        """Return the visitor's key at a table."""
        if not visitor.person:
            return ""
        return hmac.digest(self._table, f"{table}:{visitor.persona}".encode(), "sha256").hex()[:24]

    def table_of(self, visitor: Visitor, id_: str) -> str:
        """Return the table that a visitor opens under their own id: always the same one, and hard to guess."""
        return _spelled(hmac.digest(self._new, f"{visitor.persona}:{id_}".encode(), "sha256")[:TABLE_LETTERS])

    def deal_key(self, deal: str) -> bytes:
        """Return the key of a deal that several tables play (`chance.deal_by_key`)."""
        return hmac.digest(self._deal, deal.encode(), "sha256")

    def mark(self, table: str, shown: Visitor) -> str:
        """Return the mark of a visitor under the name they show at a table; it reveals nothing about other tables or
        names.
        """
        if not shown.person:
            return ""
        return hmac.digest(self._mark, f"{table}:{shown.persona}:{shown.name}".encode(), "sha256").hex()[:24]

    def block_id(self, person: str, mark: str) -> str:
        """Return the id of a person's block of a mark; blocking twice gives the same id."""
        return hmac.digest(self._mark, f"{person}!{mark}".encode(), "sha256").hex()[:16]

    def seal(self, table: str, listener: str, speaker: Visitor) -> str:
        """Return the handle by which a listener refers to a speaker at a table, under the name they showed.

        It differs for each table, listener and name. Every process of this server can open it, and nobody else can; so
        nothing has to be stored.
        """
        if not listener or not speaker.person or listener == speaker.person:
            return ""
        who, place = f"{speaker.persona}\n{speaker.name}".encode(), f"{table}:{listener}"
        tag = hmac.digest(self._seal, f"tag:{place}:".encode() + who, "sha256")[:8]
        return (tag + self._covered(place, tag, who)).hex()

    def unseal(self, table: str, listener: str, handle: str) -> Visitor:
        """Return the visitor behind a handle; NOBODY if it was not issued to this listener at this table."""
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
        """Encrypt a text, or decrypt it again."""
        cover = shake_256(hmac.digest(self._seal, f"cover:{place}:".encode() + tag, "sha256")).digest(len(text))
        return bytes(one ^ other for one, other in zip(text, cover, strict=True))

    def digest(self, secret: str) -> Digest:
        """Return the digest under which a code or token is stored."""
        return digest(secret, self._secret)


def read_facts(person: Person) -> Facts:
    """Return what is stored about a person."""
    return _facts.decode(person.facts)


def write_facts(facts: Facts) -> bytes:
    return encode(facts)


def clean_name(text: str) -> str:
    """Return the name without invisible or misleading characters; refuse it if it is empty or too long.

    >>> clean_name("  Ａｎｎ   of\u202e the sea ")
    'Ann of the sea'
    """
    name = visible(text)
    marks = sum(unicodedata.category(sign).startswith("M") for sign in name)
    if not name or len(name) > LONGEST_NAME or marks > len(name) // 2:
        raise Refusal("name_wrong", longest=LONGEST_NAME)
    return name


def visible(text: str) -> str:
    """Return the text as one line: normalised, without invisible characters or direction marks."""
    folded = unicodedata.normalize("NFKC", text)
    shown = "".join(" " if sign.isspace() else sign for sign in folded if sign.isspace() or _is_shown(sign))
    return " ".join(shown.split())


def _is_shown(sign: str) -> bool:
    """Return whether a character is visible: no control, format (joiners, bidi marks), private or unassigned ones."""
    return unicodedata.category(sign)[0] != "C" and sign not in _UNSEEN
