"""`goldhook tournament`: every bot meets every other, and all get a rating."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table as Columns

from goldhook.bots.seat_specs import check_bot, join_seats, split_seats
from goldhook.cli.choices import (
    check_writable,
    game_argument,
    game_options,
    json_option,
    pieces_of,
    print_json,
    read_game_options,
    set_option,
    unwritable,
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
from goldhook.core.game import AnyGame, OptionSet, Pieces
from goldhook.core.lang import Language
from goldhook.core.options import changed
from goldhook.games import GAMES

if TYPE_CHECKING:
    from goldhook.lab.schedule import Done
    from goldhook.lab.tournament import TournamentTotals
    from goldhook.lab.tournament_page import Samples

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
@click.option("--page", type=click.Path(path_type=Path, file_okay=False), metavar="DIR", help="help-page")
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
    page: Path | None,
    as_json: bool,
) -> None:
    """Play a round robin with ratings, shown as a table, a drawing or JSON."""
    from goldhook.drawing import art
    from goldhook.lab.executors import check_address, cluster
    from goldhook.lab.tournament import TournamentTotals, meetings
    from goldhook.lab.tournament_page import Samples

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
    if page:
        make_folder(page)
    pieces, seed = pieces_of(chosen, set_path), drawn(seed)
    total = games * len(field) * (len(field) - 1) // 2
    if records:
        prepare_records(records, total)
    warm_up(reader, field, chosen)
    table, samples = TournamentTotals(field), Samples()

    def add(done: Done) -> None:
        table.add(done)
        samples.add(done)

    to_play = meetings(chosen, pieces, field, games, seed, budget_ms, options=agreed)
    spread = cluster(address) if address else spread_over(count)
    run_games(reader, to_play, total, spread, add, lambda player: called(table.tally, reader.lang)[player], records)
    heading = reader.lang.say("match-heading", games=table.tally.games, seed=seed)
    heading = reader.lang.agreed(heading, agreed)
    with written(output, lambda path: _draw(table, game, heading, path, reader.lang)):
        if as_json:
            print_json(table.json())
        else:
            _print(table, heading, reader.console(), reader.lang)
    if output and not as_json:
        click.echo(reader.lang.say("set-drawn", file=str(output)))
    if page:
        command = _command(game, field, games, seed, budget_ms, set_path, agreed)
        written_page = _write_page(page, table, samples, chosen, pieces, heading, seed, command, reader.lang)
        if not as_json:
            click.echo(reader.lang.say("tournament-page", file=str(written_page)))


def _command(
    game: str, field: list[str], games: int, seed: int, budget_ms: int, set_path: Path | None, agreed: OptionSet
) -> str:
    """Return the command that repeats a tournament."""
    words = ["goldhook", "tournament", game, "--players", join_seats(field), "--games", str(games)]
    words += ["--seed", str(seed), "--budget-ms", str(budget_ms)]
    words += ["--set", str(set_path)] if set_path else []
    for name, value in changed(agreed).items():
        words += ["--option", f"{name}={'yes' if value is True else value}"]
    return shlex.join(words)


def _write_page(
    folder: Path,
    table: TournamentTotals,
    samples: Samples,
    game: AnyGame,
    pieces: Pieces,
    heading: str,
    seed: int,
    command: str,
    lang: Language,
) -> Path:
    from goldhook.lab import tournament_page

    try:
        return tournament_page.write(
            folder, table, samples, game=game, pieces=pieces, heading=heading, seed=seed, command=command,
            names=called(table.tally, lang), lang=lang,
        )  # fmt: skip
    except OSError as error:
        raise unwritable(folder, error) from None


def make_folder(folder: Path) -> None:
    """Make the folder of the page before the work whose result it is to hold."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from None


def _players(text: str) -> list[str]:
    """Return at least two bots. They meet in pairs, whatever number of players the game allows."""
    with from_the_command_line():
        field = split_seats(text)
        for player in field:
            check_bot(player)
    if len(field) < PAIR:
        raise BadUsage("players_few")
    return field


def _draw(table: TournamentTotals, game: str, heading: str, output: Path, lang: Language) -> None:
    from goldhook.drawing import art
    from goldhook.lab import plot

    given = called(table.tally, lang)
    title = lang.say("tournament-title") + " · " + lang.game(game)
    subtitle = heading + " · " + lang.say("match-interval")
    rows = [(given[row.player], row.rating) for row in table.rated()]
    art.rasterise(plot.drawing(title, subtitle, rows), output)


def _print(table: TournamentTotals, heading: str, console: Console, lang: Language) -> None:
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
