"""The daily deal: one shuffle per game and UTC day for everyone, computed from a secret and the date.

The commitment to a day's key is published long before the day, and the key itself when no attempt can be ranked any
more. With it anyone can check commitment and shuffles (docs/daily.md).

>>> from goldhook.games import GAMES
>>> key = day_key(b"secret", date(2026, 11, 18))
>>> commitment(key)[:16], deal(GAMES["gold_ahoi"], key).first
('c79b40e11c516d6c', 1)
"""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import TypeAlias

from goldhook.bots.levels import CAPTAIN
from goldhook.core.chance import deal_by_key
from goldhook.core.game import AnyGame, AnySetup

#: Milliseconds since 1970.
Millis: TypeAlias = int
#: The opponent's level in every attempt.
RIVAL = CAPTAIN
#: Milliseconds after the end of the day in which a ranked attempt may still end. Then the key is published.
GRACE: Millis = 2 * 3600 * 1000
_PREFIX = "daily:"


def day_of(now: Millis) -> date:
    """Return the day of a time, in UTC."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def ends(day: date) -> Millis:
    """Return the end of a day."""
    midnight = datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)
    return int(midnight.timestamp() * 1000)


def closes(day: date) -> Millis:
    """Return the time after which no attempt is ranked any more, and from which the key is public."""
    return ends(day) + GRACE


def day_key(secret: bytes, day: date) -> bytes:
    """Return the key of a day."""
    return hmac.digest(secret, day.isoformat().encode(), "sha256")


def commitment(key: bytes) -> str:
    """Return the text that commits to a key without revealing it."""
    return sha256(key).hexdigest()


def players_of(game: AnyGame) -> int:
    """Return the number of players: two, if the game allows it."""
    return 2 if 2 in game.players else game.players[0]


def deal(game: AnyGame, key: bytes) -> AnySetup:
    """Return the game's deal of the day with this key, with the house set and the default options."""
    return deal_by_key(game, hmac.digest(key, game.name.encode(), "sha256"), players_of(game))


def deal_name(day: date) -> str:
    """Return the name under which tables play a day's deal.

    >>> deal_name(date(2026, 11, 18))
    'daily:2026-11-18'
    """
    return _PREFIX + day.isoformat()


def day_of_deal(name: str) -> date | None:
    """Return the day of a named deal; None if it is not a daily deal."""
    return read_day(name.removeprefix(_PREFIX)) if name.startswith(_PREFIX) else None


def read_day(text: str) -> date | None:
    """Return the day of a text like 2026-11-18; None if the text is not a date.

    >>> read_day("2026-11-18"), read_day("2026-11-31"), read_day("20261118")
    (datetime.date(2026, 11, 18), None, None)
    """
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.isoformat() == text else None
