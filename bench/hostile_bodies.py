"""Texts that are small to send and expensive to read: sets, records, nesting, numbers. Used by attacks and inputs."""

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

#: The largest body that a server accepts by default.
LARGEST = 256_000
#: A character that Python treats as the end of a line, and TOML does not.
LINE_SEPARATOR = "\u2028"


# --- sets ---------------------------------------------------------------------------------------------------------


_SMALL_SET = {"name": "x", "expeditions": [{"id": "E1", "cells": ["a1"]}]}
_SMALL_TOML = b'name = "x"\n[[expeditions]]\nid = "E1"\ncells = ["a1"]\n'


def blank_lines_toml(size: int) -> bytes:
    """Return a set with a card without an id, whose line has to be searched for, and blank lines."""
    return _SMALL_TOML + b'[[treasure]]\ncolour = "purple"\n' + b"\n" * size + b"points = 14\n"


def blank_lines_json(size: int) -> bytes:
    head, tail = json.dumps(_SMALL_SET | {"treasure": ["@"]}).encode().split(b'"@"')
    return head + b'{"colour": "purple"' + b"\n" * size + b"}" + tail


def many_faults_toml(count: int) -> bytes:
    """Return a set of cards that each have a fault, with the same id."""
    return _SMALL_TOML + b'[[treasure]]\nid = "P01"\ncolour = "blue"\n' * count


def many_faults_json(count: int) -> bytes:
    return json.dumps(_SMALL_SET | {"treasure": [{"id": "P01", "colour": "blue"}] * count}).encode()


def dotted_keys(parts: int) -> bytes:
    """Return one key of many parts, with some characters that hide them from a count by line."""
    return (("a." * 150 + f'"{LINE_SEPARATOR}".') * (parts // 151) + "a = 1\n").encode()


def _deck(seed: int) -> Deck:
    sys.path.append(str(Path(__file__).parents[1] / "tests"))
    from random_sets import random_deck

    return random_deck(seed)


def own_deck(seed: int) -> dict[str, Any]:
    """Return a valid deck that no bot has seen before."""
    return dict(GAMES["silver_gold"].pieces_json(_deck(seed)))


# --- records ------------------------------------------------------------------------------------------------------


@cache
def finished_record(game: str, players: int, seed: int = 1, *, own: bool = False) -> bytes:
    """Return a valid match of random moves, played to its end; with its `own` deck, every piece must be drawn."""
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
    """Return a record that claims to have this many players."""
    return _bent(players=players, actions=[])


def long_record(actions: int) -> bytes:
    """Return a record of many actions, the first of which is illegal."""
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
    """Return an object with many keys, the last of which is a duplicate."""
    keys = ",".join(f'"k{number}": 0' for number in range(count))
    return f'{{{keys},"k0": 0}}'.encode()
