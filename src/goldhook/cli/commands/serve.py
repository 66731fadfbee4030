"""`goldhook serve`: tables for browsers, on this machine or on the local network; and `goldhook backup`."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import click

from goldhook.cli.choices import file_argument
from goldhook.cli.usage import BadUsage, Command, Reader
from goldhook.core.game import Refusal

if TYPE_CHECKING:
    from goldhook.server.run.settings import Settings
    from goldhook.server.work.thinker_process import Thinker

database_option = click.option("--db", type=click.Path(path_type=Path), metavar="FILE", help="help-db")


@click.command(cls=Command, help="help-serve")
@click.option("--port", type=click.IntRange(0, 65535), metavar="N", help="help-port")
@click.option("--no-browser", is_flag=True, help="help-no-browser")
@click.option("--lan", is_flag=True, help="help-lan")
@click.option("--host", metavar="ADDRESS", help="help-host")
@database_option
@click.option("--workers", type=click.IntRange(1, 64), default=1, metavar="N", help="help-serve-workers")
@click.pass_obj
def serve(
    reader: Reader, port: int | None, no_browser: bool, lan: bool, host: str | None, db: Path | None, workers: int
) -> None:
    """Serve tables until Ctrl-C."""
    if lan and host:
        raise BadUsage("lan_or_host")
    # A thinker first: it loads its modules while the server loads its own, and bots answer half a second earlier.
    first = _loading_thinker() if workers == 1 else None
    try:
        _serve(reader, port, host, db, workers, first, browser=not no_browser, lan=lan)
    finally:
        if first:
            first.kill()  # the server may have failed before it used the thinker


def _serve(
    reader: Reader, port: int | None, host: str | None, db: Path | None, workers: int, first: Thinker | None,
    *, browser: bool, lan: bool,
) -> None:  # fmt: skip
    from goldhook.server.run import process
    from goldhook.server.run import workers as several
    from goldhook.server.run.lan import EVERYWHERE

    settings = _settings(host=EVERYWHERE[0] if lan else host, port=port, db=db)
    if workers > 1 and not process.is_shared(settings):
        raise Refusal("workers_need_postgres")
    try:
        listening = process.bind(settings.host, settings.port)
    except (OSError, UnicodeError) as error:  # a host name with two dots in a row cannot be encoded
        why = getattr(error, "strerror", "") or str(error)
        raise Refusal("port_in_use", host=settings.host, port=settings.port, why=why) from None
    number = listening.getsockname()[1]

    def started() -> None:
        address = f"http://{_reachable(settings.host)}:{number}/"
        click.echo(reader.lang.say("serve-started", address=address), err=True)
        if lan:
            _invite(reader, number)
        if browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with listening:
        if workers > 1:
            several.run(settings, listening, workers, started)
        else:
            process.run(settings, listening, started, first=first)
    click.echo(reader.lang.say("serve-stopped"), err=True)


def _loading_thinker() -> Thinker:
    from goldhook.server.work.thinker_process import Thinker

    thinker = Thinker()
    thinker.start()
    return thinker


def _settings(*, host: str | None = None, port: int | None = None, db: Path | None = None) -> Settings:
    from goldhook.server.run.settings import Settings

    return Settings.read(host=host, port=port, store=str(db) if db else None)


def _invite(reader: Reader, port: int) -> None:
    """Print the address and the QR code for phones on the same network."""
    from goldhook.server.run.lan import own_address, qr_code

    address = f"http://{own_address()}:{port}/"
    click.echo(reader.lang.say("serve-lan", address=address), err=True)
    click.echo(qr_code(address), err=True)


def _reachable(host: str) -> str:
    """Return the host under which a browser on this machine opens the server."""
    from goldhook.server.run.lan import EVERYWHERE

    if host in EVERYWHERE:
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


@click.command(cls=Command, help="help-backup")
@file_argument
@database_option
@click.pass_obj
def backup(reader: Reader, file: Path, db: Path | None) -> None:
    """Copy the server's database while it runs."""
    from goldhook.server.run import process
    from goldhook.store.sqlite.file import copy

    settings = _settings(db=db)
    source = process.store_address(settings)
    if source == "memory:":
        raise Refusal("backup_memory", file=str(file))
    if process.is_shared(settings):
        raise Refusal("backup_postgres", file=str(file))
    copy(Path(source), file)
    click.echo(reader.lang.say("backup-done", file=str(file)))
