"""Texts that are small to send and dear to read: sets, records, nesting, numbers. Attacks and inputs both send them."""

from __future__ import annotations

import json
import random
import sys
from functools import cache
from pathlib import Path
from typing import Any

from goldhook.core.chance import deal
from goldhook.games import GAMES
from goldhook.games.silver_gold.pieces import Deck
from goldhook.record import Record, to_json

#: The largest body that a server takes by default.
LARGEST = 256_000
#: A character that Python takes for the end of a line, and TOML does not.
LINE_SEPARATOR = "\u2028"


# --- sets ---------------------------------------------------------------------------------------------------------


_SMALL_SET = {"name": "x", "expeditions": [{"id": "E1", "cells": ["a1"]}]}
_SMALL_TOML = b'name = "x"\n[[expeditions]]\nid = "E1"\ncells = ["a1"]\n'


def blank_lines_toml(size: int) -> bytes:
    """A card without an id, whose line has to be looked for, and blank lines."""
    return _SMALL_TOML + b'[[treasure]]\ncolour = "purple"\n' + b"\n" * size + b"points = 14\n"


def blank_lines_json(size: int) -> bytes:
    head, tail = json.dumps(_SMALL_SET | {"treasure": ["@"]}).encode().split(b'"@"')
    return head + b'{"colour": "purple"' + b"\n" * size + b"}" + tail


def many_faults_toml(count: int) -> bytes:
    """Cards that each have something wrong, with the same id."""
    return _SMALL_TOML + b'[[treasure]]\nid = "P01"\ncolour = "blue"\n' * count


def many_faults_json(count: int) -> bytes:
    return json.dumps(_SMALL_SET | {"treasure": [{"id": "P01", "colour": "blue"}] * count}).encode()


def dotted_keys(parts: int) -> bytes:
    """One key of so many parts, with a character now and then that hides them from a count by line."""
    return (("a." * 150 + f'"{LINE_SEPARATOR}".') * (parts // 151) + "a = 1\n").encode()


def _deck(seed: int) -> Deck:
    sys.path.append(str(Path(__file__).parents[1] / "tests"))
    from random_sets import random_deck

    return random_deck(seed)


def own_deck(seed: int) -> dict[str, Any]:
    """A valid deck that nobody has seen before."""
    return dict(GAMES["silver_gold"].pieces_json(_deck(seed)))


# --- records ------------------------------------------------------------------------------------------------------


@cache
def finished_record(game: str, players: int, seed: int = 1, *, own: bool = False) -> bytes:
    """A valid match of random moves, played to its end; with a deck of its `own`, every piece has to be drawn, too."""
    law, chance = GAMES[game], random.Random(seed)
    record = Record(law, deal(law, players, seed, pieces=_deck(seed) if own else None))
    state = law.start(record.setup)
    while owing := law.to_act(state):
        seat = owing[0]
        action = chance.choice(list(law.legal(state, seat)))
        state, _ = law.apply(state, seat, action)
        record = record.with_action(seat, str(action))
    return json.dumps(to_json(record)).encode()


def _bent(**changes: Any) -> bytes:
    return json.dumps(json.loads(finished_record("gold_ahoi", 2)) | changes).encode()


def crowded_record(players: int) -> bytes:
    """A record that claims to have so many players."""
    return _bent(players=players, actions=[])


def long_record(actions: int) -> bytes:
    """A record of many actions, the first of which is illegal."""
    return _bent(actions=[[0, "place 9,9 9"]] * actions)


def wide_shuffles(rows: int) -> bytes:
    return _bent(shuffles={f"bag{row}": ["T01"] * 40 for row in range(rows)})


# --- anything -----------------------------------------------------------------------------------------------------


def nested(depth: int, opening: str = "[", closing: str = "]") -> bytes:
    return (opening * depth + closing * depth).encode()


def huge_number(digits: int) -> bytes:
    return b'{"players": ' + b"9" * digits + b"}"


def blanks(size: int) -> bytes:
    return b" " * size


def long_string(size: int) -> bytes:
    return b'{"name": "' + b"x" * size + b'"}'


def twins(count: int) -> bytes:
    """An object with many keys, the last of which stands there twice."""
    keys = ",".join(f'"k{number}": 0' for number in range(count))
    return f'{{{keys},"k0": 0}}'.encode()
