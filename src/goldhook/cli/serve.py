"""`goldhook serve`: tables for a browser, on this machine or for the whole network."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path

import click

from goldhook.cli.usage import BadUsage, Command, Reader
from goldhook.game import Refusal


@click.command(cls=Command, help="help-serve")
@click.option("--port", type=click.IntRange(0, 65535), metavar="N", help="help-port")
@click.option("--host", metavar="ADDRESS", help="help-host")
@click.option("--lan", is_flag=True, help="help-lan")
@click.option("--no-browser", is_flag=True, help="help-no-browser")
@click.option("--db", type=click.Path(path_type=Path), metavar="FILE", help="help-db")
@click.option("--workers", type=click.IntRange(1, 64), default=1, metavar="N", help="help-serve-workers")
@click.pass_obj
def serve(
    reader: Reader, port: int | None, host: str | None, lan: bool, no_browser: bool, db: Path | None, workers: int
) -> None:
    """Serve tables until Ctrl-C."""
    from goldhook.server import process
    from goldhook.server.settings import Settings

    if lan and host:
        raise BadUsage("lan_or_host")
    settings = Settings.read(
        host="0.0.0.0" if lan else host,  # noqa: S104 - that is what --lan asks for
        port=port,
        store=str(db) if db else None,
    )
    if workers > 1 and not process.is_shared(settings):
        raise Refusal("workers_need_postgres")
    try:
        listening = process.bind(settings.host, settings.port)
    except OSError as error:
        raise Refusal("port_in_use", host=settings.host, port=settings.port, why=error.strerror or "") from None
    address = f"http://{shown_host(settings.host)}:{listening.getsockname()[1]}/"

    def started() -> None:
        click.echo(reader.lang.say("serve-started", address=address), err=True)
        if not no_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    process.run(settings, listening, started)
    click.echo(reader.lang.say("serve-stopped"), err=True)


def shown_host(host: str) -> str:
    """The host as a browser on this machine opens it."""
    if host in ("0.0.0.0", "::", ""):  # noqa: S104 - compared, not bound
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
