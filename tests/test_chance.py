"""Shuffles from a key: anyone who has the key can compute them without this program."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import replace
from typing import Any

import pytest

from goldhook.core.chance import deal_by_key
from goldhook.core.game import Refusal
from goldhook.games import GAMES
from goldhook.record import Record, to_json

KEY = bytes(range(32))


def mac(key: bytes, text: str) -> bytes:
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


def is_sorted(key: bytes, name: str, row: list[Any]) -> bool:
    """Return whether a row of different items has the order that the documents describe."""
    if isinstance(row[0], list):
        return all(is_sorted(key, f"{name}/{number}", inner) for number, inner in enumerate(row))
    assert len(set(row)) == len(row)
    return row == sorted(row, key=lambda item: mac(key, f"{name}/{item}/0"))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_key_stands_for_one_deal_that_anyone_can_compute(game: str) -> None:
    law = GAMES[game]
    setup = deal_by_key(law, KEY, law.players[0])
    law.start(setup)
    plain = to_json(Record(law, setup))
    assert all(is_sorted(KEY, name, row) for name, row in plain["shuffles"].items())
    assert plain["first"] == int.from_bytes(mac(KEY, "first"), "big") % plain["players"]
    assert setup == deal_by_key(law, KEY, law.players[0])
    assert setup.shuffles != deal_by_key(law, b"another key", law.players[0]).shuffles


def test_equal_items_are_shuffled_too() -> None:
    law = GAMES["gold_ahoi"]
    row = ("a", "a", "a", "b", "b", "b")
    doubled = replace(law, unshuffled=lambda _pieces, _options: {"bag": row})
    orders = {deal_by_key(doubled, bytes([number])).shuffles["bag"] for number in range(200)}
    assert len(orders) == 20  # all orders of three and three
    assert {tuple(sorted(order)) for order in orders} == {row}


def test_a_key_deals_for_a_possible_number_of_players_only() -> None:
    with pytest.raises(Refusal, match="players_wrong"):
        deal_by_key(GAMES["gold_ahoi"], KEY, 5)
