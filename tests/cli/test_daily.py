"""`goldhook daily`: with a secret of this computer, and with a server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from itertools import chain, repeat
from pathlib import Path

import pytest

from at_server import run as run_async
from at_server import served
from command_line import Ran, run
from goldhook import daily as deals
from goldhook import record
from goldhook.cli.commands import daily as daily_command
from goldhook.cli.commands import play as play_command
from goldhook.cli.usage import Reader
from goldhook.core.lang import Language
from goldhook.server.live.results import ranking_of

Type = Callable[..., None]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Use an empty home folder, and the easiest rival instead of the captain."""
    for name in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.setattr(deals, "RIVAL", 1)
    monkeypatch.setattr(daily_command, "_folder", lambda: tmp_path / "daily")
    monkeypatch.setattr(play_command, "_matches", lambda: tmp_path / "matches")
    return tmp_path


@pytest.fixture
def type_(monkeypatch: pytest.MonkeyPatch) -> Type:
    """Type these words, and then the first legal action until the match is over; a None closes the input."""

    def begin(*words: str | None, always: str | None = "1!") -> None:
        left: Iterator[str | None] = chain(words, repeat(always))

        def answer(_prompt: str) -> str:
            word = next(left)
            if word is None:
                raise EOFError
            return word

        monkeypatch.setattr(play_command, "ask_line", answer)
        monkeypatch.setattr(daily_command, "ask_line", answer)

    return begin


@pytest.mark.slow
def test_todays_deal_is_played_once_without_hints_then_freely(
    capsys: pytest.CaptureFixture[str], home: Path, type_: Type
) -> None:
    type_("hint", "1!", always=None)
    begun = run(capsys, "daily", "gold_ahoi")
    assert begun.code == 0, begun.err
    assert "Hints are off at this table." in begun.out
    (path,) = (home / "daily").glob("*-gold_ahoi.json")
    first = record.load(path)
    assert first.actions
    type_()
    ended = run(capsys, "daily", "gold_ahoi")
    assert "against the Ship’s boy" in ended.out
    assert f"goldhook analyse {next((home / 'daily').glob('*.json'))}" in ended.out.replace("\n", "")
    over = record.load(path)
    assert over.setup == first.setup
    assert over.actions[: len(first.actions)] == first.actions
    assert not over.game.to_act(record.state_after(over))
    saved = path.read_bytes()
    type_("1!", always=None)
    again = run(capsys, "daily", "gold_ahoi")
    assert "Play without ranking" in again.out
    (free,) = (home / "matches").glob("*.json")
    assert record.load(free).setup.shuffles == over.setup.shuffles
    assert path.read_bytes() == saved
    secret = (home / "daily" / "secret").read_bytes()
    day = deals.read_day(path.name.removesuffix("-gold_ahoi.json"))
    assert day is not None
    assert deals.deal(over.game, deals.day_key(secret, day)).shuffles == over.setup.shuffles


@pytest.mark.slow
@pytest.mark.parametrize("game", ["gold_ahoi", "silver_gold"])
def test_a_servers_daily_deal_is_played_in_the_terminal(
    capsys: pytest.CaptureFixture[str], home: Path, type_: Type, game: str
) -> None:
    async def check() -> None:
        async with served() as server:
            type_("nonsense", "hint", "?", "1", "undo", "1", "", always="1!")
            ran: Ran = await asyncio.to_thread(run, capsys, "daily", game, "--server", server.base)
            assert ran.code == 0, ran.err
            assert "Hints are off at this table." in ran.out
            assert f"{server.base}/daily" in ran.out
            assert "You are the first in today’s ranking." in ran.out
            day = re.search(r"\d{4}-\d{2}-\d{2}", ran.out)
            assert day
            await asyncio.wait_for(server.rooms.settling.idle.wait(), 50)
            ranked = await server.rooms.store.results.tallies(ranking_of(f"daily:{day[0]}"))
            assert [(one.game, one.times) for one in ranked] == [(game, 1)]

    run_async(check())


def test_how_others_and_the_bots_did_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    reader = Reader(Language("en"))
    mine = {"over": True, "points": 21, "rival_points": 19, "why": ""}
    bars = [{"points": 9, "count": 2}, {"points": 21, "count": 1}, {"points": 30, "count": 1}]
    levels = [{"level": level, "points": 10 + level, "rival_points": 9} for level in (1, 5)]
    deal = {"mine": mine, "ranked": 4, "histogram": bars, "levels": levels}
    daily_command._say_others(reader, deal)
    told = capsys.readouterr().out
    assert "Better than 2 of 3 other players." in told
    assert told.index("Master: 15 : 9") < told.index("Ship’s boy: 11 : 9")
    daily_command._say_others(reader, {**deal, "mine": {**mine, "why": "late"}})
    assert "Better than" not in capsys.readouterr().out
    for running in (None, {"over": False}):
        daily_command._say_others(reader, {**deal, "mine": running, "histogram": None, "levels": None})
        assert capsys.readouterr().out == ""


def test_bad_addresses_are_refused(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    assert run(capsys, "daily", "--server", "example").code == 2
    assert run(capsys, "daily", "--server", "http://127.0.0.1:9").code == 1
