"""Mine bot matches for puzzles. Seed and number of a match decide everything about it, so mining can be repeated.

Every match that was searched is written to a journal. After a crash, mining goes on after the last whole line of it.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

from goldhook import record
from goldhook.bots import levels
from goldhook.bots.driver import play_out
from goldhook.bots.memory import Memory, recall
from goldhook.bots.reasons import IN_THOUGHT, telling
from goldhook.bots.seat_specs import player_for
from goldhook.core.chance import Chance, deal
from goldhook.core.game import AnyGame, AnyState, Facts, MatchView, Refusal
from goldhook.core.puzzle import AnySolution
from goldhook.games import GAMES, RULES_VERSION, plugin
from goldhook.games.contract import GamePuzzles
from goldhook.lab.schedule import seed_of
from goldhook.puzzles.puzzle import TRIES, difficulty, id_of, packed
from goldhook.record import Record

#: The format of the journal and of the lines.
VERSION = 1
#: No difficulty has more than this many puzzles plus this share of all puzzles before.
AT_FIRST, SHARE = 4, 0.3
#: After this many puzzles in a row whose difficulty is already full, assume that no others exist and take all.
PATIENCE = 400
Line: TypeAlias = dict[str, Any]
AnyPuzzles: TypeAlias = GamePuzzles[Any, Any, Any, Any]


def mine(game: str, count: int, seed: int, journal: Path) -> Iterator[Line]:
    """Yield puzzles until there are enough; continue a journal that an earlier run has left."""
    head = {"puzzles": VERSION, "rules": RULES_VERSION, "game": game, "seed": seed}
    done = _resume(journal, head)
    chosen, passed, kinds = 0, 0, Counter[int]()
    with journal.open("a", encoding="utf-8") as file:
        number = 0
        while chosen < count:
            if number < len(done):
                found = done[number]
            else:
                found = search(game, seed, number)
                file.write(json.dumps(found, ensure_ascii=False) + "\n")
                file.flush()
                os.fsync(file.fileno())
            number += 1
            if found is None:
                continue
            kind = difficulty(found["solved"])
            if kinds[kind] < AT_FIRST + SHARE * chosen or passed >= PATIENCE:
                kinds[kind] += 1
                chosen += 1
                passed = passed if passed >= PATIENCE else 0
                yield found
            else:
                passed += 1


def _resume(journal: Path, head: Facts) -> list[Line | None]:
    """Return what the journal has of each match so far. Start it if there is none, and cut off a torn last line."""
    text = journal.read_text(encoding="utf-8") if journal.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    lines = [json.loads(line) for line in whole.splitlines()] or [head]
    if lines[0] != head:
        raise Refusal("puzzles_other_journal", file=str(journal))
    journal.write_text(whole or json.dumps(head) + "\n", encoding="utf-8")
    return lines[1:]


def save(path: Path, lines: list[Line]) -> None:
    """Write the file of puzzles atomically."""
    partial = path.with_name(path.name + ".new")
    partial.write_bytes(packed(lines))
    partial.replace(path)


# --- one match ----------------------------------------------------------------------------------------------------


def search(name: str, seed: int, number: int) -> Line | None:
    """Play match `number` and return the first puzzle in it, in a random order of its decisions; None without one."""
    game, puzzles = GAMES[name], plugin(name).puzzles
    assert puzzles is not None, "a game with puzzles"
    chance = Chance(seed_of(seed, name, "puzzles", number))
    match = _played(game, puzzles, chance)
    states = [moment.state for moment in record.replay(match)]
    decisions = [at for at in range(len(match.actions)) if puzzles.candidate(states[at])]
    for at in chance.shuffled(tuple(map(str, decisions))):
        if found := _puzzle(puzzles, match, states[int(at)], int(at), chance.lot(2**60)):
            return found
    return None


def _played(game: AnyGame, puzzles: AnyPuzzles, chance: Chance) -> Record:
    seats = chance.shuffled(puzzles.seats)
    setup = deal(game, len(seats), chance.lot(2**60), options=puzzles.options)
    done = play_out(game, setup, lambda at: player_for(seats[at], game, setup.pieces, chance, at=at))
    return Record(game, setup, tuple((seat, str(action)) for seat, action in done.actions), tuple(seats))


def _puzzle(puzzles: AnyPuzzles, match: Record, state: AnyState, at: int, seed: int) -> Line | None:
    game, (seat, _) = match.game, match.actions[at]
    view: MatchView = game.view(state, seat)
    memory, legal = recall(game.name, [view]), game.legal(state, seat)
    solution = puzzles.solve(match.setup.pieces, view, memory, legal, seed)
    if solution is None:
        return None
    match = match._replace(actions=match.actions[:at], seats=())
    return {
        "id": id_of(match),
        "seat": seat,
        "answers": [str(action) for action in solution.answers],
        "worth": [list(solution.worth[action]) for action in legal],
        "playouts": solution.playouts,
        "solved": _measured(puzzles, match, view, memory, solution, seed),
        "why": _why(match, view, memory, solution),
        "record": record.to_json(match),
    }


def _measured(
    puzzles: AnyPuzzles, match: Record, view: MatchView, memory: Memory, solution: AnySolution, seed: int
) -> list[int]:
    """Return how often each level finds an answer."""
    mind = levels.mind(match.game.name, match.setup.pieces)
    return [
        sum(
            mind.think(view, memory, level, puzzles.budget, seed + attempt, 1).action in solution.answers
            for attempt in range(TRIES)
        )
        for level in levels.LEVELS
    ]


def _why(match: Record, view: MatchView, memory: Memory, solution: AnySolution) -> Facts:
    """Return the reason that speaks most for the first answer and least for the actions that are not accepted."""
    others = [action for action in solution.worth if action not in solution.answers]
    best = solution.answers[0]
    reasons = plugin(match.game.name).bots.reasons(match.setup.pieces, view, memory, [best, *others])
    reason = telling(reasons[0], reasons[1:])
    if reason is None:
        return {"code": IN_THOUGHT, "win": min(99, max(1, round(100 * solution.worth[best].win)))}
    return {"code": reason.code, **reason.facts}
