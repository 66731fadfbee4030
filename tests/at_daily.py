"""Players of the daily deal, and a clock that a test sets."""

from __future__ import annotations

from datetime import UTC, datetime

from at_server import Guest, Line, play_out
from goldhook.core.game import Json


class FakeClock:
    """Milliseconds since 1970 that a test sets."""

    def __init__(self, text: str = "2026-11-18T12:00") -> None:
        self.set(text)

    def set(self, text: str) -> None:
        self.now = int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)

    def __call__(self) -> int:
        return self.now


async def get(guest: Guest, path: str = "") -> Json:
    answer = await guest.client.get(f"/api/daily{path}")
    assert answer.status_code == 200, answer.text
    shown: Json = answer.json()
    return shown


async def deal_of(guest: Guest, day: str, game: str = "gold_ahoi") -> Json:
    return next(deal for deal in (await get(guest, f"/{day}"))["deals"] if deal["game"] == game)


async def begin(guest: Guest, day: str, game: str = "gold_ahoi") -> tuple[str, Line]:
    answer = await guest.client.post(f"/api/daily/{day}/{game}")
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["table"])
    return table, await guest.sit(table)


async def attempt(guest: Guest, day: str, game: str = "gold_ahoi", seed: int = 1) -> str:
    """Play a whole attempt, and return its table."""
    table, line = await begin(guest, day, game)
    await play_out(line, seed)
    await line.close()
    return table


async def record_of(guest: Guest, table: str) -> Json:
    found: Json = (await guest.client.get(f"/api/tables/{table}/record")).json()
    return found
