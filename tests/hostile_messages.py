"""Messages that no honest client sends: valid commands mutated in every way, and garbage; all from a seed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from goldhook.core.game import Json

#: Values of the wrong type or range.
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2, 7, 99, 2**31, -(2**31), 2**31 + 1, 2**53, 2**63, 2**64, 10**40, -(10**40), 0.5),
    *(-0.0, 1e308, "", " ", "0", "x", "null", "x" * 64, "x" * 65, "x" * 500, "x" * 501, [], [0], {}, {"seat": 0}),
    *("\x00", "\x1b[2J", "\u202eevil\u202c", "\u2066\u2069", "\u200b\u200d\ufeff", "\ufff9\ufffb", "\U000e0041"),
    *("a\u0301" * 40, "\u3164", "Ａｎｎ", "١٢", "<script>alert(1)</script>", "'; DROP TABLE events; --", "{{7*7}}"),
    *("%s%n", "../../etc/passwd", [[[[]]]], "place 0,0 0", "place 99999999999999999999,0 0", "place -0,-0 4"),
    *(
        "mark P01 a1",
        "mark P01 " + "a1 " * 150,
        "take stack",
        "keep P01 P02",
        "nonsense",
        "place\t0,0\n0",
        "PLACE 0,0 0",
    ),
)
TYPES = (
    *("join", "leave", "seat_bot", "fill_with_bots", "reseat", "remove", "start", "act", "undo", "confirm", "vote"),
    *("unconfirm", "react"),
    *("hand_over", "present", "rematch", "chat", "mute", "look", "ping", "hint"),
)
FIELDS = (
    *("id", "type", "seat", "to", "level", "action", "version", "confirm", "skip", "name", "text", "lot", "muted"),
    *("handle", "sign"),
)
#: Headers that the server reads, and values for them.
HEADERS = (
    *("host", "origin", "sec-fetch-site", "cookie", "authorization", "content-type", "content-length", "accept"),
    *("accept-encoding", "accept-language", "if-none-match", "x-forwarded-for", "x-forwarded-proto", "x-goldhook-peer"),
)
HEADER_VALUES = (
    *(
        "",
        " ",
        "[",
        "]",
        "[x",
        "[x]",
        "[::1",
        "[::1]:x",
        "localhost",
        "localhost:x",
        "localhost:99999999999",
        "a@b",
        "@",
    ),
    *(
        "http://[",
        "http://]",
        "http://localhost",
        "http://[::1]:",
        "null",
        "http://a\\b",
        "//[",
        "https://x:y@[",
        "::1",
    ),
    *("127.0.0.1", "999.1.1.1", "::ffff:1.2.3.4%eth0", "1, [", "goldhook=", "goldhook=a.b", "goldhook=[; ;=;", "=;,"),
    *("bearer", "Bearer ", "Bearer gh_x", "Bearer \xff\xfe", "Basic x", "application/toml", "text/html", "x" * 5000),
    *("gzip;q=[", "gzip;q=x", "00.00", "zz.", "é.é", "\u0000", "same-origin", "cross-site", "http", "https", "*/*"),
)


class Hostile:
    """An endless supply. `legal` and `version` are what an honest client would send now."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.legal: list[str] = []
        self.version = 1
        self.seat = 0
        self._count = 0
        self._ids: list[str] = [""]

    def message(self) -> str:
        """Return the next message."""
        chance = self.chance
        command = self._valid()
        kind = chance.random()
        if kind < 0.15:
            return json.dumps(command)
        if kind < 0.75:
            for _ in range(chance.randrange(1, 4)):
                chance.choice(_BENDS)(chance, command)
            return json.dumps(command, ensure_ascii=chance.random() < 0.5)
        if kind < 0.9:
            return self._broken(json.dumps(command))
        return self._rubbish()

    def headers(self) -> list[tuple[bytes, bytes]]:
        """Return headers of a request, some of them valid."""
        chance = self.chance
        found = {"host": "localhost"} if chance.random() < 0.7 else {}
        for _ in range(chance.randrange(1, 5)):
            value = chance.choice(HEADER_VALUES)
            found[chance.choice(HEADERS)] = self._broken(value)[:4000] if value and chance.random() < 0.4 else value
        pairs = [(name.encode(), value.encode(errors="replace")) for name, value in found.items()]
        return pairs + chance.choices(pairs, k=chance.randrange(2))

    def _valid(self) -> Json:
        """Return a valid command, with a new or a used id."""
        chance = self.chance
        self._count += 1
        id_ = f"h{self._count}" if chance.random() < 0.8 else chance.choice(self._ids[-20:])
        self._ids.append(id_)
        type_ = chance.choice((*TYPES, "act", "act", "confirm", "chat", "join"))
        command: Json = {"type": type_, "id": id_}
        match type_:
            case "act":
                action = chance.choice(self.legal) if self.legal and chance.random() < 0.7 else chance.choice(VALUES)
                command |= {"seat": self.seat, "action": action, "version": self.version}
                command["confirm"] = chance.random() < 0.5
            case "undo" | "confirm" | "unconfirm":
                command |= {"seat": self.seat, "version": self.version}
            case "seat_bot":
                command |= {"seat": chance.randrange(4), "level": 1 + chance.randrange(5)}
            case "fill_with_bots":
                command |= {"level": 1 + chance.randrange(5)}
            case "reseat":
                command |= {"seat": chance.randrange(4), "to": chance.randrange(4)}
            case "remove" | "present":
                command |= {"seat": chance.randrange(4)}
            case "mute":
                command |= {"seat": chance.randrange(4)} if chance.random() < 0.5 else {"handle": "00" * 24}
            case "vote":
                command |= {"seat": chance.randrange(4), "skip": True}
            case "react":
                command |= {"sign": chance.choice(("hello", "luck", "well_played", "thanks", "wow", "oops"))}
            case "chat":
                command |= {"text": str(chance.choice(VALUES))}
            case "join":
                command |= {"name": str(chance.choice(VALUES))}
        return command

    def _broken(self, text: str) -> str:
        """Return the text with bytes removed, doubled, changed or inserted."""
        chance = self.chance
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(text) + 1)
            match chance.randrange(4):
                case 0:
                    text = text[:at]
                case 1:
                    text = text[:at] + text[at : at + 9] + text[at:]
                case 2:
                    text = (
                        text[:at] + chr(chance.choice((0, 9, 34, 44, 92, 123, 125, 0x7F, 0x202E, 0xFFFF))) + text[at:]
                    )
                case 3:
                    text = text[:at] + text[at + chance.randrange(1, 5) :]
        return text[:4000]

    def _rubbish(self) -> str:
        chance = self.chance
        depth = chance.randrange(1, 4000)
        rubbish = (
            *(
                "",
                " ",
                "null",
                "0",
                "-",
                "NaN",
                '"',
                "[" * depth,
                '{"a":' * (depth // 6),
                "]" * 9,
                '"\\ud800"',
                "\x00" * 9,
            ),
            *('{"type":"ping","type":"look"}', '{"type":"look","id":"\\u0000"}', "9" * depth, f"1e{depth}", "\ufeff{}"),
            *('{"type":"act","seat":' + "9" * depth + "}", '{"type":"ping","id":"' + "\u202e" * (depth % 70) + '"}'),
            *("".join(chr(chance.randrange(1, 0xD800)) for _ in range(depth % 60)), "{" + "}" * depth, "\u2028\u2029"),
        )
        return chance.choice(rubbish)


def _replace(chance: random.Random, command: Json) -> None:
    command[chance.choice(list(command) or ["type"])] = chance.choice(VALUES)


def _drop(chance: random.Random, command: Json) -> None:
    if command:
        del command[chance.choice(list(command))]


def _add(chance: random.Random, command: Json) -> None:
    command[chance.choice((*FIELDS, "by", "key", "person", "now", "__class__", "more"))] = chance.choice(VALUES)


def _retype(chance: random.Random, command: Json) -> None:
    command["type"] = chance.choice((*TYPES, "create", "bot_act", "tick", "pause", "go_away", "come_back", "Act", ""))


def _elsewhere(chance: random.Random, command: Json) -> None:
    command["seat"] = chance.choice((0, 1, 2, 3, -1, 4, 2**31))


def _deepen(chance: random.Random, command: Json) -> None:
    value: Any = 0
    for _ in range(chance.randrange(1, 300)):
        value = [value] if chance.random() < 0.5 else {"a": value}
    command[chance.choice(FIELDS)] = value


_BENDS: tuple[Callable[[random.Random, Json], None], ...] = (
    _replace,
    _replace,
    _drop,
    _add,
    _retype,
    _elsewhere,
    _deepen,
)
