"""`goldhook tournament`: everyone meets everyone, and all get a rating."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table as Columns

from goldhook.bots.seats import check_bot, split_seats
from goldhook.cli.choices import (
    check_writable,
    game_argument,
    game_options,
    json_option,
    pieces_of,
    print_json,
    read_game_options,
    set_option,
    written,
)
from goldhook.cli.commands.match import called, interval
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
from goldhook.core.lang import Language
from goldhook.games import GAMES

if TYPE_CHECKING:
    from goldhook.lab.tournament import Table

#: A tournament is played in pairs, each shuffle from both seats.
PAIR = 2


@click.command(cls=Command, help="help-tournament")
@game_argument
@click.option("--players", required=True, metavar="PLAYERS", help="help-players")
@click.option("--games", type=click.IntRange(1, 1_000_000), default=100, metavar="N", help="help-pair-games")
@seed_option
@budget_option
@set_option
@workers_option
@click.option("--cluster", "address", metavar="ADDRESS", help="help-cluster")
@records_option
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="help-plot")
@json_option
@game_options
@click.pass_obj
def tournament(
    reader: Reader,
    game: str,
    players: str,
    games: int,
    seed: int | None,
    budget_ms: int,
    set_path: Path | None,
    options: list[str],
    count: int,
    address: str | None,
    records: Path | None,
    output: Path | None,
    as_json: bool,
) -> None:
    """A round robin with ratings, as a table, a drawing, or JSON."""
    from goldhook.drawing import art
    from goldhook.lab.spread import check_address, cluster
    from goldhook.lab.tournament import Table, meetings

    chosen, field = GAMES[game], _players(players)
    if games % PAIR:
        raise BadUsage("games_multiple", games=games, seats=PAIR)
    with from_the_command_line():
        agreed = read_game_options(chosen, options)
        if output:
            art.check_suffix(output)
        if address:
            check_address(address)
    if output:
        check_writable(output)
    pieces, seed = pieces_of(chosen, set_path), drawn(seed)
    total = games * len(field) * (len(field) - 1) // 2
    if records:
        prepare_records(records, total)
    warm_up(reader, field, chosen)
    table = Table(field)
    to_play = meetings(chosen, pieces, field, games, seed, budget_ms, options=agreed)
    spread = cluster(address) if address else spread_over(count)
    run_games(
        reader, to_play, total, spread, table.add, lambda player: called(table.tally, reader.lang)[player], records
    )
    heading = reader.lang.say("match-heading", games=table.tally.games, seed=seed)
    heading = reader.lang.agreed(heading, agreed)
    with written(output, lambda path: _draw(table, game, heading, path, reader.lang)):
        if as_json:
            print_json(table.json())
        else:
            _print(table, heading, reader.console(), reader.lang)
    if output and not as_json:
        click.echo(reader.lang.say("set-drawn", file=str(output)))


def _players(text: str) -> list[str]:
    """At least two bots; how many a game seats does not matter, for they meet in pairs."""
    with from_the_command_line():
        field = split_seats(text)
        for player in field:
            check_bot(player)
    if len(field) < PAIR:
        raise BadUsage("players_few")
    return field


def _draw(table: Table, game: str, heading: str, output: Path, lang: Language) -> None:
    from goldhook.drawing import art
    from goldhook.lab import plot

    given = called(table.tally, lang)
    title = lang.say("tournament-title") + " · " + lang.say("game-name", game=game)
    subtitle = heading + " · " + lang.say("match-interval")
    rows = [(given[row.player], row.rating) for row in table.rated()]
    art.rasterise(plot.drawing(title, subtitle, rows), output)


def _print(table: Table, heading: str, console: Console, lang: Language) -> None:
    columns = Columns(box=None, header_style="bold", padding=(0, 1))
    columns.add_column("")
    headings = ["tournament-rating", "match-interval", "simulate-wins", "simulate-mean"]
    rows = table.rated()
    forfeits = any(row.standing.forfeits for row in rows)
    for column in (*headings, *(["match-forfeits"] if forfeits else [])):
        columns.add_column(lang.say(column), justify="right")
    given = called(table.tally, lang)
    for player, (rating, ends), standing in rows:
        mean = standing.mean_points
        columns.add_row(
            given[player],
            f"{rating:.0f}",
            interval((f"{ends[0]:.0f}", f"{ends[1]:.0f}")),
            lang.percent(standing.win_share),
            "–" if mean is None else lang.number(mean),
            *([str(standing.forfeits)] if forfeits else []),
        )
    console.print(heading, style="bold")
    console.print(columns)
