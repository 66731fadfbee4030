"""Everything an operator can set, by environment: `GOLDHOOK_` and the name of the field in capitals.

>>> Settings.read({"GOLDHOOK_PORT": "9000", "GOLDHOOK_ORIGINS": "https://play.example.org"}).origins
('https://play.example.org',)
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from goldhook.core.game import Refusal

PREFIX = "GOLDHOOK_"
#: From where to where, for what cannot be any number: none of these can do without a limit.
BOUNDS = {
    "port": (0, 65_535),
    "think_milliseconds": (1, 600_000),
    "outbox": (1, 1_000_000),
    "outbox_bytes": (100_000, 1_000_000_000),
    "loop_percent_per_address": (0, 100),
    "body_bytes": (1, 1_000_000_000),
    "lease_seconds": (1, 3_600),
    "readers": (1, 64),
    "reader_seconds": (1, 600),
    "reader_megabytes": (32, 1_000_000),
}
#: How much of something an address, a person, a table or a socket may have; 0 is no limit.
LIMITS = (
    *("connections_per_address", "sockets_per_address", "requests_per_second", "commands_per_second_per_address"),
    *("tables_per_hour", "names_per_hour", "chat_per_minute_per_address", "efforts_per_minute", "analyses_per_address"),
    *("loop_percent_per_address", "sockets_per_person", "commands_per_second_per_person", "chat_per_minute_per_table"),
    *("commands_per_second", "actions_per_minute"),
)


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults; docs/operating.md explains them."""

    #: `memory:`, a path, or `postgresql://…`; empty is a file in the platform's data folder.
    store: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    #: The addresses that browsers see, such as https://play.example.org; further hosts than these are local ones.
    origins: tuple[str, ...] = ()
    #: Believe X-Forwarded-For and X-Forwarded-Proto: only behind a reverse proxy that sets them.
    trust_proxy: bool = False
    #: Where other server processes on the same PostgreSQL reach this one.
    peer_host: str = "127.0.0.1"

    #: The folder of a built client, for who works on it; empty is the one in the package.
    client: str = ""

    #: Processes that bots think in, 0: one less than there are cores; and how long a decision takes, in milliseconds.
    thinkers: int = 0
    think_milliseconds: int = 1_000

    #: Processes that read sets and records from outside and work out replays; each request has so many seconds, and on
    #: Linux so many megabytes.
    readers: int = 2
    reader_seconds: int = 10
    reader_megabytes: int = 128

    #: Seconds until a lost connection counts as away, and until a table without people leaves memory.
    grace_seconds: int = 5
    idle_seconds: int = 60
    #: Seconds after which bots pause at a table where nobody is connected and nobody did anything; 0 is never.
    pause_seconds: int = 60
    #: Hours until a table that never began is deleted; 0 is never.
    lobby_hours: int = 24

    #: All connections of the process; 0 is as many as the system's file descriptors allow.
    connections: int = 0
    #: Seconds until a request's headers, and then its body, have to be here.
    header_seconds: int = 10
    body_seconds: int = 30

    #: Per address; 0 is no limit. A school or a club may share one address: these are far above what a person needs.
    connections_per_address: int = 400
    sockets_per_address: int = 100
    requests_per_second: int = 200
    commands_per_second_per_address: int = 200
    tables_per_hour: int = 120
    #: New names, and with them identities.
    names_per_hour: int = 240
    chat_per_minute_per_address: int = 240
    #: Replays and other things that take a while to work out.
    efforts_per_minute: int = 300
    #: Analyses that are worked on or wait.
    analyses_per_address: int = 4
    #: How much of the event loop an address may use before it has to wait while others have something to do.
    loop_percent_per_address: int = 20

    #: Per person, over all their sockets and addresses.
    sockets_per_person: int = 20
    commands_per_second_per_person: int = 60
    #: Per table, from all who have no seat there; of that an address has half.
    chat_per_minute_per_table: int = 120
    #: Per socket.
    commands_per_second: int = 40
    #: Messages, and bytes, that wait for one socket; who is slower is dropped, and comes back for the whole table.
    outbox: int = 256
    outbox_bytes: int = 1_000_000
    #: Of one body, in bytes; a set of one's own is the largest.
    body_bytes: int = 256_000
    #: Tables that one token may sit at before they are over, and its actions per minute.
    tables_per_token: int = 8
    actions_per_minute: int = 600

    #: Health says "degraded" when the disk of an SQLite file has fewer free megabytes than this; 0 is never.
    free_megabytes: int = 100
    #: Seconds that a lease lives without a sign of life.
    lease_seconds: int = 6
    #: `json` for machines, `off`.
    log: str = "json"

    @classmethod
    def read(cls, environ: Mapping[str, str] = os.environ, **given: Any) -> Settings:
        """The settings of an environment, and over them what is given; what cannot be read is a Refusal."""
        found = dict[str, Any]()
        for field in fields(cls):
            text = environ.get(PREFIX + field.name.upper())
            if text is not None:
                found[field.name] = _read(field.name, str(field.type), text)
        return cls(**found | {name: value for name, value in given.items() if value is not None})


def _read(name: str, kind: str, text: str) -> Any:
    if kind == "int":
        if not text.strip().isdecimal() or len(text) > 18:
            raise Refusal("setting_wrong", setting=PREFIX + name.upper(), text=text[:80])
        least, most = BOUNDS.get(name, (0, 10**18))
        if not least <= int(text) <= most:
            raise Refusal("setting_range", setting=PREFIX + name.upper(), least=str(least), most=str(most), text=text)
        return int(text)
    if kind == "bool":
        if text.lower() not in ("0", "1", "false", "true", "no", "yes", ""):
            raise Refusal("setting_wrong", setting=PREFIX + name.upper(), text=text[:80])
        return text.lower() in ("1", "true", "yes")
    if kind.startswith("tuple"):
        return tuple(part.strip().rstrip("/") for part in text.split(",") if part.strip())
    return text
