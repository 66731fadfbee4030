"""Whole games as readable text, from fixed seeds: `make playthroughs` writes them, the test compares them.

A change of rules, sets or sentences appears as a readable difference.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from goldhook.bots.seat_specs import player_for
from goldhook.core.chance import Chance, deal
from goldhook.core.game import Json
from goldhook.core.lang import Language
from goldhook.core.options import read
from goldhook.games import GAMES
from goldhook.games.gold_ahoi.text import board as gold_ahoi
from goldhook.games.silver_gold.text import board as silver_gold
from goldhook.terminal import story

HERE = Path(__file__).parent


class Playthrough(NamedTuple):
    game: str
    seats: tuple[str, ...]
    seed: int
    options: Json = {}  # noqa: RUF012 - never changed

    @property
    def path(self) -> Path:
        return HERE / f"{self.game}-{len(self.seats)}-{self.seed}.txt"


PLAYTHROUGHS = [
    Playthrough("silver_gold", ("greedy", "greedy"), 1),
    Playthrough("silver_gold", ("greedy", "random", "greedy"), 2),
    Playthrough("silver_gold", ("greedy", "greedy", "greedy", "greedy"), 3, {"memory_aid": True}),
    Playthrough("gold_ahoi", ("greedy", "greedy"), 4),
    Playthrough("gold_ahoi", ("random", "greedy"), 5, {"open_hands": True}),
]
NAMES = ("Anna", "Bruno", "Chiara", "Dimitris")


def text(playthrough: Playthrough) -> str:
    console = Console(file=io.StringIO(), width=100, no_color=True, highlight=False)
    for line in lines(playthrough, Language("en")):
        console.print(line, markup=False, no_wrap=True, overflow="ignore", crop=False)
    assert isinstance(console.file, io.StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().split("\n"))


def lines(playthrough: Playthrough, lang: Language) -> Iterator[object]:
    """Yield each action in notation with its events, and now and then the table as a spectator sees it."""
    game, chance = GAMES[playthrough.game], Chance(playthrough.seed)
    state = game.start(
        deal(game, len(playthrough.seats), playthrough.seed, options=read(game.options, playthrough.options))
    )
    bots = [player_for(seat, game, game.house(), chance) for seat in playthrough.seats]
    yield f"{playthrough.game}, seats {', '.join(playthrough.seats)}, seed {playthrough.seed}, {playthrough.options}"
    shown_at = None
    for number in range(10_000):
        view = game.view(state, None)
        stage = view["round"] if playthrough.game == "silver_gold" else len(view["board"]) // 9
        if stage != shown_at or not game.to_act(state):
            shown_at = stage
            yield ""
            yield from (
                silver_gold.table(game.house(), view, lang, NAMES.__getitem__, 100)
                if playthrough.game == "silver_gold"
                else gold_ahoi.table(game.house(), view, lang, NAMES.__getitem__, set())
            )
            yield ""
        if not game.to_act(state):
            break
        seat = game.to_act(state)[0]
        action = bots[seat].act(game.view(state, seat), game.legal(state, seat))
        yield f"[{number}] {NAMES[seat]} > {action}"
        state, events = game.apply(state, seat, action)
        yield from ("    " + line.strip() for line in story.lines(events, lang, NAMES.__getitem__) if line)
    yield str(game.report(state) if playthrough.game == "silver_gold" else game.outcome(state))


if __name__ == "__main__":
    for playthrough in PLAYTHROUGHS:
        playthrough.path.write_text(text(playthrough), encoding="utf-8")
