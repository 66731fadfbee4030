"""`goldhook set report`: how a set plays, measured in hundreds of games among bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table

from goldhook.bots.levels import CAPTAIN
from goldhook.bots.seat_specs import LEVEL, check_bot, split_seats
from goldhook.bots.thought import Budget
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
from goldhook.cli.running import drawn, run_games, seed_option, spread_over, workers_option
from goldhook.cli.usage import BadUsage, Command, Reader, from_the_command_line
from goldhook.cli.warming import warm_up
from goldhook.core.game import AnyGame, Refusal
from goldhook.games import GAMES
from goldhook.terminal.names import names

if TYPE_CHECKING:
    from goldhook.lab.set_report_pages import Pages

PAGE = ".html"


@click.command(cls=Command, name="report", help="help-set-report")
@game_argument
@click.option("--bot", "bots", default=f"{LEVEL}{CAPTAIN}", metavar="BOTS", help="help-report-bot")
@click.option("--budget", default="1000p", metavar="BUDGET", help="help-report-budget")
@click.option("--players", metavar="PLAYERS", help="help-report-players")
@click.option("--games", type=click.IntRange(1, 1_000_000), default=100, metavar="N", help="help-report-games")
@seed_option
@set_option
@workers_option
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="help-report-output")
@click.option("--markdown", "as_markdown", is_flag=True, help="help-markdown")
@json_option
@game_options
@click.pass_obj
def report(
    reader: Reader,
    game: str,
    bots: str,
    budget: str,
    players: str | None,
    games: int,
    seed: int | None,
    set_path: Path | None,
    options: list[str],
    count: int,
    output: Path | None,
    as_markdown: bool,
    as_json: bool,
) -> None:
    """Let bots play a set among themselves, and report how it plays."""
    from goldhook.lab.set_report import Report, self_play, with_budget
    from goldhook.lab.set_report import as_json as told
    from goldhook.lab.set_report_pages import Pages, markdown

    if as_json and as_markdown:
        raise BadUsage("json_or_markdown")
    chosen = GAMES[game]
    with from_the_command_line():
        agreed = read_game_options(chosen, options)
        allowed = _budget(budget)
        field = list(dict.fromkeys(with_budget(bot, allowed) for bot in _bots(bots)))
        if output:
            _check_suffix(output)
    seated = _players(players, chosen)
    if output:
        check_writable(output)
    pieces, seed = pieces_of(chosen, set_path), drawn(seed)
    warm_up(reader, field, chosen)
    counted, given = Report(chosen, pieces, field, seated, seed, agreed), names(field, reader.lang)
    to_play = self_play(chosen, pieces, field, seated, games, seed, allowed, options=agreed)
    total = games * len(seated) * len(field)
    run_games(reader, to_play, total, spread_over(count), counted.add, given.__getitem__, None)
    pages = Pages(counted, given, reader.lang)
    with written(output, lambda path: _write(pages, path)):
        if as_json:
            print_json(told(counted))
        elif as_markdown:
            click.echo(markdown(pages))
        else:
            _print(pages, reader.console())
    if output and not (as_json or as_markdown):
        click.echo(reader.lang.say("report-written", file=str(output)))


def _budget(text: str) -> Budget:
    try:
        return Budget.parse(text)
    except Refusal:
        raise BadUsage("usage_bad_value", parameter="--budget", value=text[:40], allowed="1000p, 100") from None


def _bots(text: str) -> list[str]:
    field = split_seats(text)
    for bot in field:
        check_bot(bot)
    return field


def _players(text: str | None, game: AnyGame) -> list[int]:
    """Return the numbers of players in a text such as 2,4; by default every number that the game allows."""
    if text is None:
        return list(game.players)
    try:
        return sorted({game.players[game.players.index(int(number))] for number in text.split(",")})
    except ValueError:
        known = ", ".join(map(str, game.players))
        raise BadUsage("usage_bad_value", parameter="--players", value=text[:40], allowed=known) from None


def _check_suffix(path: Path) -> None:
    from goldhook.drawing import art

    if path.suffix.lower() not in (PAGE, *art.SUFFIXES):
        raise Refusal("draw_suffix", suffix=path.suffix, known=", ".join((PAGE, *art.SUFFIXES)))


def _write(pages: Pages, path: Path) -> None:
    from goldhook.drawing import art
    from goldhook.lab.set_report_drawing import drawing
    from goldhook.lab.set_report_pages import html

    if path.suffix.lower() != PAGE:
        art.rasterise(drawing(pages), path)
        return
    try:
        path.write_text(html(pages, drawing(pages)), encoding="utf-8")
    except OSError as error:
        raise unwritable(path, error) from None


def _print(pages: Pages, console: Console) -> None:
    console.print(pages.title, style="bold")
    console.print(pages.subtitle)
    for section in pages.sections():
        table = Table(box=None, header_style="bold", padding=(0, 1))
        for number, heading in enumerate(section.headings):
            table.add_column(heading, justify="right" if number else "left", overflow="fold")
        for row in section.rows:
            table.add_row(*row)
        console.print()
        console.print(section.title, style="bold")
        console.print(table)
        if section.note:
            console.print(section.note, style="italic")
