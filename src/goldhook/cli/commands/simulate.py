"""`goldhook simulate`: let bots play hundreds of games against each other."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, pstdev

import click
from rich.console import Console
from rich.table import Table

from goldhook.bots.driver import play_out
from goldhook.bots.player import Player
from goldhook.bots.seat_specs import player_for, read_bots
from goldhook.cli.choices import (
    first_option,
    game_argument,
    game_options,
    json_option,
    pieces_of,
    print_json,
    read_first,
    read_game_options,
    seed_type,
    set_option,
)
from goldhook.cli.progress import progress_bar
from goldhook.cli.usage import Command, Reader, from_the_command_line
from goldhook.cli.warming import warm_up
from goldhook.core.chance import Chance, deal
from goldhook.core.game import AnyGame, Facts, OptionSet, Outcome, Pieces, Seat
from goldhook.core.lang import Language
from goldhook.games import GAMES
from goldhook.terminal.names import names

BARS = 12
BAR_WIDTH = 40


@dataclass
class SeatTotals:
    """The results of the games, by seat."""

    seats: list[str]
    points: list[list[int]] = field(init=False)
    wins: list[float] = field(init=False)
    ties: int = 0

    def __post_init__(self) -> None:
        self.points = [[] for _ in self.seats]
        self.wins = [0.0] * len(self.seats)

    @property
    def games(self) -> int:
        return len(self.points[0])

    def add(self, outcome: Outcome) -> None:
        for points, total in zip(self.points, outcome.totals, strict=True):
            points.append(total)
        self.ties += len(outcome.winners) > 1
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)

    def json(self, game: str, seed: int | None) -> Facts:
        return {
            "game": game,
            "games": self.games,
            "seed": seed,
            "ties": self.ties,
            "seats": [
                {
                    "seat": seat,
                    "player": player,
                    "win_share": round(self.wins[seat] / self.games, 4),
                    "mean_points": round(fmean(points), 3),
                    "sd_points": round(pstdev(points), 3),
                    "min_points": min(points),
                    "max_points": max(points),
                }
                for seat, (player, points) in enumerate(zip(self.seats, self.points, strict=True))
                if points
            ],
        }


@click.command(cls=Command, help="help-simulate")
@game_argument
@click.option("--seats", default="random,random", metavar="SEATS", help="help-bots")
@click.option("--games", type=click.IntRange(min=1), default=100, metavar="N", help="help-games")
@click.option("--seed", type=seed_type, metavar="S", help="help-seed")
@set_option
@json_option
@first_option
@game_options
@click.pass_obj
def simulate(
    reader: Reader,
    game: str,
    seats: str,
    games: int,
    seed: int | None,
    set_path: Path | None,
    who_first: str,
    options: list[str],
    as_json: bool,
) -> None:
    """Let bots play each other, and print statistics."""
    chosen = GAMES[game]
    with from_the_command_line():
        sitting = read_bots(seats, chosen)
        agreed = read_game_options(chosen, options)
        first = read_first(who_first, len(sitting))
    pieces = pieces_of(chosen, set_path)
    warm_up(reader, sitting, chosen)
    tally = SeatTotals(sitting)
    stopped = False
    with progress_bar(reader) as progress:
        task = progress.add_task(reader.lang.say("simulate-progress"), total=games)
        chance = Chance(seed)
        try:
            for _ in range(games):
                tally.add(_one_game(chosen, sitting, pieces, agreed, chance, first))
                progress.advance(task)
        except KeyboardInterrupt:  # finished games count
            stopped = True
    if stopped:
        click.echo(reader.lang.say("simulate-stopped", count=tally.games), err=True)
        if not tally.games:
            raise click.Abort
    if as_json:
        print_json(tally.json(game, seed))
    else:
        _print(tally, agreed, reader.console(), reader.lang)


def _one_game(
    game: AnyGame, seats: list[str], pieces: Pieces, options: OptionSet, chance: Chance, first: Seat | None
) -> Outcome:
    setup = deal(game, len(seats), chance.lot(2**31), pieces=pieces, options=options, first=first)

    def sit(at: int) -> Player:
        return player_for(seats[at], game, pieces, chance, at=at, players=len(seats), options=options)

    played = play_out(game, setup, sit)
    if played.forfeit:
        raise played.forfeit
    return game.outcome(played.state)


def _print(tally: SeatTotals, agreed: OptionSet, console: Console, lang: Language) -> None:
    given = names(tally.seats, lang)
    table = Table(box=None, header_style="bold", padding=(0, 2))
    table.add_column("")
    for heading in ("wins", "mean", "spread", "least", "most"):
        table.add_column(lang.say(f"simulate-{heading}"), justify="right")
    for seat, (name, points) in enumerate(zip(given, tally.points, strict=True)):
        table.add_row(
            name,
            lang.percent(tally.wins[seat] / tally.games),
            lang.number(fmean(points)),
            lang.number(pstdev(points)),
            str(min(points)),
            str(max(points)),
        )
    told = lang.say("simulate-heading", games=tally.games, ties=tally.ties)
    console.print(lang.agreed(told, agreed), style="bold")
    console.print(table)
    for name, points in zip(given, tally.points, strict=True):
        console.print()
        console.print(lang.say("simulate-histogram", name=name), style="bold")
        for text in histogram(points):
            console.print(text)


def histogram(points: list[int]) -> list[str]:
    """Return a bar for each range of points."""
    least, most = min(points), max(points)
    span = max(1, -(-(most - least + 1) // BARS))
    counts: dict[int, int] = dict.fromkeys(range(least, most + 1, span), 0)
    for point in points:
        counts[least + (point - least) // span * span] += 1
    longest = max(counts.values())
    return [
        f"{start:>4}–{start + span - 1:<4} {'█' * round(BAR_WIDTH * count / longest)} {count}"
        for start, count in counts.items()
    ]
