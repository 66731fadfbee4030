"""Everything an operator can set by environment variable: `GOLDHOOK_` and the name of the field in capitals.

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
#: Smallest and largest values of settings that need both.
BOUNDS = {
    "port": (0, 65_535),
    "think_milliseconds": (1, 600_000),
    "outbox": (1, 1_000_000),
    "outbox_bytes": (100_000, 1_000_000_000),
    "loop_percent_per_address": (0, 100),
    "body_bytes": (1, 1_000_000_000),
    "lease_seconds": (1, 3_600),
    "daily_days": (0, 28),
    "readers": (1, 64),
    "reader_seconds": (1, 600),
    "reader_megabytes": (32, 1_000_000),
}
#: Limits per address, person, table or socket; 0 means no limit.
LIMITS = (
    *("connections_per_address", "sockets_per_address", "requests_per_second", "commands_per_second_per_address"),
    *(
        "tables_per_hour",
        "ranked_per_day",
        "names_per_hour",
        "chat_per_minute_per_address",
        "efforts_per_minute",
        "analyses_per_address",
    ),
    *("loop_percent_per_address", "sockets_per_person", "commands_per_second_per_person", "chat_per_minute_per_table"),
    *("commands_per_second", "actions_per_minute", "circles_per_hour"),
)


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults; docs/operating.md explains them."""

    #: `memory:`, a path, or `postgresql://…`; empty means a file in the platform's data folder.
    store: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    #: The origins that browsers see, such as https://play.example.org; any other host must be local.
    origins: tuple[str, ...] = ()
    #: Trust X-Forwarded-For and X-Forwarded-Proto: only behind a reverse proxy that sets them.
    trust_proxy: bool = False
    #: The host at which other server processes on the same PostgreSQL reach this one.
    peer_host: str = "127.0.0.1"

    #: The folder of a built client, for its developers; empty means the one in the package.
    client: str = ""

    #: Processes that bots think in, where 0 means one fewer than there are cores; and milliseconds per decision.
    thinkers: int = 0
    think_milliseconds: int = 1_000

    #: Processes that parse uploaded sets and records and compute replays; the seconds that each request may take, and
    #: on Linux the megabytes.
    readers: int = 2
    reader_seconds: int = 10
    reader_megabytes: int = 128

    #: Bots of all levels play the daily deals of this many days, today included, in their spare time; 0 means none.
    daily_days: int = 8

    #: Seconds before a lost connection counts as away, and before a table without people leaves memory.
    grace_seconds: int = 5
    idle_seconds: int = 60
    #: Seconds after which bots pause at a table where nobody is connected or active; 0 means never.
    pause_seconds: int = 60
    #: Hours before a table that never started is deleted; 0 means never.
    lobby_hours: int = 24

    #: All connections of the process; 0 means as many as the system's file descriptors allow.
    connections: int = 0
    #: Seconds for a request's headers, and then its body, to arrive.
    header_seconds: int = 10
    body_seconds: int = 30

    #: Per address; 0 means no limit. A school or a club may share one address, so these are far above one person's
    #: needs.
    connections_per_address: int = 400
    sockets_per_address: int = 100
    requests_per_second: int = 200
    commands_per_second_per_address: int = 200
    tables_per_hour: int = 120
    #: Ranked attempts at daily deals.
    ranked_per_day: int = 60
    #: New names, each with a new identity.
    names_per_hour: int = 240
    circles_per_hour: int = 40
    chat_per_minute_per_address: int = 240
    #: Replays and other requests that take a while to compute.
    efforts_per_minute: int = 300
    #: Analyses that are running or waiting.
    analyses_per_address: int = 4
    #: The share of the event loop that an address may use before it waits for other addresses.
    loop_percent_per_address: int = 20

    #: Per person, over all their sockets and addresses.
    sockets_per_person: int = 20
    commands_per_second_per_person: int = 60
    #: Per table, for all spectators together; one address may use half of it.
    chat_per_minute_per_table: int = 120
    #: Per socket.
    commands_per_second: int = 40
    #: Messages and bytes queued for one socket; a slower client is dropped, and fetches the whole table when it
    #: reconnects.
    outbox: int = 256
    outbox_bytes: int = 1_000_000
    #: Bytes of one request body; a custom set is the largest.
    body_bytes: int = 256_000
    #: Unfinished tables that one token may sit at, and its actions per minute.
    tables_per_token: int = 8
    actions_per_minute: int = 600

    #: Health reports "degraded" when the disk of an SQLite file has fewer free megabytes than this; 0 means never.
    free_megabytes: int = 100
    #: Seconds before a lease that is not renewed expires.
    lease_seconds: int = 6
    #: `json` or `off`.
    log: str = "json"

    @classmethod
    def read(cls, environ: Mapping[str, str] = os.environ, **given: Any) -> Settings:
        """Return the settings of an environment, overridden by the given values; an invalid value is a Refusal."""
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
