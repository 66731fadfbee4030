"""`goldhook match`: measure which bot is stronger, and how certain that is."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from goldhook.bots.seat_specs import read_bots
from goldhook.cli.choices import (
    game_argument,
    game_options,
    json_option,
    pieces_of,
    print_json,
    read_game_options,
    set_option,
)
from goldhook.cli.running import (
    budget_option,
    drawn,
    prepare_records,
    records_option,
    run_games,
    seed_option,
    spread_over,
    workers_option,
)
from goldhook.cli.usage import BadUsage, Command, Reader, from_the_command_line
from goldhook.cli.warming import warm_up
from goldhook.core.game import OptionSet
from goldhook.core.lang import Language
from goldhook.games import GAMES
from goldhook.lab.match import MatchTotals
from goldhook.lab.schedule import orders
from goldhook.terminal.names import names

#: The default number of games, rounded up so that every player has every seat equally often.
GAMES_AT_LEAST = 100


@click.command(cls=Command, help="help-match")
@game_argument
@click.option("--seats", required=True, metavar="SEATS", help="help-bots")
@click.option("--games", type=click.IntRange(1, 1_000_000), metavar="N", help="help-match-games")
@seed_option
@budget_option
@set_option
@workers_option
@records_option
@json_option
@game_options
@click.pass_obj
def match(
    reader: Reader,
    game: str,
    seats: str,
    games: int | None,
    seed: int | None,
    budget_ms: int,
    set_path: Path | None,
    options: list[str],
    count: int,
    records: Path | None,
    as_json: bool,
) -> None:
    """Let bots play each shuffle from every seat, and print how often each won."""
    chosen = GAMES[game]
    with from_the_command_line():
        sitting = read_bots(seats, chosen)
        agreed = read_game_options(chosen, options)
    if games is None:
        games = -(-GAMES_AT_LEAST // len(sitting)) * len(sitting)
    if games % len(sitting):
        raise BadUsage("games_multiple", games=games, seats=len(sitting))
    pieces, seed = pieces_of(chosen, set_path), drawn(seed)
    if records:
        prepare_records(records, games)
    warm_up(reader, sitting, chosen)
    tally, players = MatchTotals(sitting), list(enumerate(sitting))
    to_play = orders(chosen, pieces, players, games, seed, budget_ms, options=agreed)
    run_games(
        reader,
        to_play,
        games,
        spread_over(count),
        tally.add,
        lambda player: called(tally, reader.lang)[player],
        records,
    )
    if as_json:
        print_json(tally.json())
    else:
        _print(tally, seed, agreed, reader.console(), reader.lang)


def called(tally: MatchTotals, lang: Language) -> list[str]:
    """Return the players' names to show; a program has its own."""
    return names(tally.players, lang, tally.own_names)


def interval(ends: tuple[str, str]) -> str:
    return "{} … {}".format(*ends)


def _print(tally: MatchTotals, seed: int, agreed: OptionSet, console: Console, lang: Language) -> None:
    table = Table(box=None, header_style="bold", padding=(0, 1))
    table.add_column("")
    for heading in ("simulate-wins", "match-interval", "simulate-mean", "match-difference", "match-interval"):
        table.add_column(lang.say(heading), justify="right")
    several = len(tally.players) > 2
    if several:
        table.add_column(lang.say("match-rank"), justify="right")
    forfeits = any(standing.forfeits for standing in tally.standings())
    if forfeits:
        table.add_column(lang.say("match-forfeits"), justify="right")
    for name, standing in zip(called(tally, lang), tally.standings(), strict=True):
        low, high = standing.win_interval
        spread = standing.difference_interval
        row = [
            name,
            lang.percent(standing.win_share),
            interval((lang.number(100 * low), lang.number(100 * high))),
            "–" if standing.mean_points is None else lang.number(standing.mean_points),
            "–" if standing.difference is None else lang.number(standing.difference),
            "–" if spread is None else interval((lang.number(spread[0]), lang.number(spread[1]))),
        ]
        if several:
            row.append("–" if standing.mean_rank is None else lang.number(standing.mean_rank))
        table.add_row(*row, *([str(standing.forfeits)] if forfeits else []))
    heading = lang.say("match-heading", games=tally.games, seed=seed)
    console.print(lang.agreed(heading, agreed), style="bold")
    console.print(table)
