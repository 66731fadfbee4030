"""`goldhook daily`: the daily deal in a terminal, from a server or from a secret of this computer."""

from __future__ import annotations

import os
import secrets
import time
from contextlib import suppress
from datetime import date
from pathlib import Path

import click
import platformdirs

from goldhook import daily as deals
from goldhook import record
from goldhook.bots.seat_specs import HUMAN, LEVEL
from goldhook.cli.choices import game_choice, threads_of, threads_option
from goldhook.cli.commands.play import ask_line, new_path, sit_down
from goldhook.cli.usage import BadUsage, Command, Reader
from goldhook.cli.warming import warm_up
from goldhook.core.chance import Chance
from goldhook.core.game import AnyGame, Json, Refusal
from goldhook.games import GAMES
from goldhook.record import Record
from goldhook.terminal.remote import RemoteTable, Server
from goldhook.terminal.table import Quit


@click.command(cls=Command, help="help-daily")
@click.argument("game", type=game_choice, metavar="[GAME]", required=False)
@click.option("--server", metavar="URL", help="help-daily-server")
@threads_option
@click.pass_obj
def daily(reader: Reader, game: str | None, server: str | None, threads: int) -> None:
    """Play today's deal."""
    chosen = GAMES[game or next(iter(GAMES))]
    if server is None:
        _play_here(reader, chosen, deals.day_of(int(time.time() * 1000)), threads_of(threads))
    else:
        _play_there(reader, chosen, server)


def _folder() -> Path:
    return Path(platformdirs.user_data_dir("goldhook", appauthor=False)) / "daily"


def _say_day(reader: Reader, game: AnyGame, day: str) -> None:
    reader.console().print(f"{reader.lang.say('web-daily')} · {reader.lang.game(game.name)} · {day}", style="bold")


# --- without a server ---------------------------------------------------------------------------------------------


def _play_here(reader: Reader, game: AnyGame, day: date, threads: int) -> None:
    """Play the first attempt without hints, and resume it until it is over; every later attempt is a free one."""
    _say_day(reader, game, day.isoformat())
    setup = deals.deal(game, deals.day_key(_secret(), day))
    rivals = [f"{LEVEL}{deals.RIVAL}"] * (setup.players - 1)
    match = Record(game, setup, seats=(HUMAN, *rivals))
    path = _folder() / f"{day}-{game.name}.json"
    if path.exists():
        match = record.load(path)
    ranked = bool(game.to_act(record.state_after(match)))
    if not ranked:
        _say_score(reader, match)
        reader.console().print(reader.lang.say("web-daily-again"), style="dim")
        match, path = match._replace(actions=()), new_path(game)
    warm_up(reader, match.seats, game)
    sit_down(match, path, Chance(), threads, reader, reader.console(), hints=not ranked)
    if ranked and path.exists():
        played = record.load(path)
        if not game.to_act(record.state_after(played)):
            _say_score(reader, played)
            told = f"{reader.lang.say('web-daily-costly')}: goldhook analyse {path}"
            reader.console().print(told, style="dim", soft_wrap=True)


def _say_score(reader: Reader, match: Record) -> None:
    mine, *others = match.game.outcome(record.state_after(match)).totals
    _say_points(reader, mine, max(others, default=0))


def _say_points(reader: Reader, mine: int, theirs: int) -> None:
    rank = reader.lang.say(f"level-{deals.RIVAL}")
    reader.console().print(reader.lang.say("web-daily-score", mine=mine, theirs=theirs, level=rank), style="bold")


def _secret() -> bytes:
    """Return the secret of this computer; make it on the first call."""
    path = _folder() / "secret"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            made = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
            os.write(made, secrets.token_bytes(32))
            os.close(made)
        return path.read_bytes()
    except OSError as error:
        raise Refusal("file_unwritable", file=str(path), why=error.strerror or "") from None


# --- on a server --------------------------------------------------------------------------------------------------


def _play_there(reader: Reader, game: AnyGame, address: str) -> None:
    if not address.startswith(("http://", "https://")):
        raise BadUsage("server_address", text=address[:80])
    server = Server(address.rstrip("/"), _folder() / "cookies")
    server.introduce(reader.lang.say("name-human"))
    today = server.get("/api/daily")["today"]
    _say_day(reader, game, today["date"])
    opened = server.post(f"/api/daily/{today['date']}/{game.name}")["table"]
    table = RemoteTable(server, opened, game, reader.lang, reader.console(), ask_line)
    try:
        table.play()
    except (Quit, KeyboardInterrupt):
        reader.console().print()
    day = server.get(f"/api/daily/{today['date']}")
    _say_others(reader, next(deal for deal in day["deals"] if deal["game"] == game.name))
    reader.console().print(f"{address.rstrip('/')}/daily", style="dim")


def _say_others(reader: Reader, deal: Json) -> None:
    """Print how the person, the other people and the bots did, once the ranked attempt is over."""
    mine, lang, console = deal["mine"], reader.lang, reader.console()
    if not (mine and mine["over"] and deal["histogram"] is not None):
        return
    _say_points(reader, mine["points"], mine["rival_points"])
    if mine["why"]:
        console.print(lang.say("web-not-counted", why=mine["why"]), style="dim")
    else:
        others = deal["ranked"] - 1
        worse = sum(bar["count"] for bar in deal["histogram"] if bar["points"] < mine["points"])
        better = lang.say("web-daily-better", worse=worse, others=others)
        console.print(better if others > 0 else lang.say("web-daily-first"))
    if deal["levels"]:
        console.print(lang.say("web-daily-levels"), style="bold")
        for one in reversed(deal["levels"]):
            rank = lang.say(f"level-{one['level']}")
            console.print(f"  {rank}: {one['points']} : {one['rival_points']}")
