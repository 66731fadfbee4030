"""The system's clock is set while people play: no player's clock stops, and none runs out."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.json import decode

from at_server import Served, at_table, line, run, served
from goldhook.server.run.clock import Clock

pytestmark = pytest.mark.slow
HOUR = 3_600
Set = Callable[[float], None]


@pytest.fixture
def set_wall_clock(monkeypatch: pytest.MonkeyPatch) -> Set:
    """Return a function that sets the system's clock forward or back by some seconds."""
    honest, shift = time.time_ns, [0]

    def by(seconds: float) -> None:
        shift[0] += int(seconds * 1e9)

    monkeypatch.setattr(time, "time_ns", lambda: honest() + shift[0])
    return by


def test_changing_the_system_clock_does_not_affect_game_clocks(set_wall_clock: Set) -> None:
    clock = Clock.start()
    before = clock()
    assert abs(before - time.time_ns() // 1_000_000) < 10_000
    for seconds in (-HOUR, 3 * HOUR):
        set_wall_clock(seconds)
        assert before <= clock() < before + 60_000
    assert abs(clock.off_by() - 2 * HOUR) < 60


async def stored_times(server: Served, table: str) -> list[int]:
    return [decode(body)["at"] for body in await server.rooms.store.load(table)]


@pytest.mark.parametrize("seconds", [-HOUR, -0.01, HOUR])
def test_a_clock_expires_despite_a_system_clock_change(set_wall_clock: Set, seconds: float) -> None:
    async def play() -> None:
        async with served() as server:
            options = {"clock": {"credit": 1, "bank": 1}}
            table, _, lines = await at_table(server, "silver_gold", "Ann", "Bob", options=options)
            set_wall_clock(seconds)
            assert (await lines[0].until("told", code="timed_out"))["seat"] in (0, 1)
            times = await stored_times(server, table)
            assert times == sorted(times)
            assert times[-1] - times[0] < 60_000

    run(play())


def test_setting_the_system_clock_forward_times_nobody_out(set_wall_clock: Set) -> None:
    async def play() -> None:
        async with served() as server:
            options = {"clock": {"credit": 600, "bank": 600}}
            _, _, lines = await at_table(server, "gold_ahoi", "Ann", "Bob", options=options)
            set_wall_clock(HOUR)
            for one in lines:
                sync = await one.look()
                if sync["legal"]:
                    asked = {"seat": sync["viewer"], "action": sync["legal"][0], "version": sync["view"]["n"]}
                    assert (await one.ask("act", **asked, confirm=True))["type"] == "done"
                    break
            sync = await lines[0].look()
            clocks = [seat["clock"] for seat in sync["view"]["seats"]]
            assert not any(clock["out"] for clock in clocks)
            left = [clock["left"] - (sync["now"] - clock["since"] if clock["since"] else 0) for clock in clocks]
            assert min(left) > 500_000
            assert "timed_out" not in [message.get("code") for one in lines for message in one.heard]

    run(play())


def test_absence_is_noticed_despite_a_system_clock_set_back(set_wall_clock: Set) -> None:
    async def play() -> None:
        async with served(grace_seconds=0) as server:
            _, _, lines = await at_table(server, "gold_ahoi", "Ann", "Bob", options={"away": 5})
            set_wall_clock(-HOUR)
            await lines[1].close()
            await lines[0].until("told", code="went_away")
            set_wall_clock(-HOUR)
            assert (await lines[0].until("told", code="missed"))["seats"] == [1]
            asked = (await lines[0].look())["view"]["seats"][1]["missed"]
            assert (await lines[0].ask("choose", seat=1, choice="bot", asked=asked))["type"] == "done"
            assert (await lines[0].until("told", code="stood_in"))["seat"] == 1

    run(play())


@pytest.mark.parametrize("seconds", [-HOUR, HOUR])
def test_a_restart_with_a_different_system_clock_resumes_play(
    tmp_path: Path, set_wall_clock: Set, seconds: float
) -> None:
    async def play() -> None:
        store = str(tmp_path / "tables.sqlite")
        async with served(store=store) as server:
            options = {"clock": {"credit": 3, "bank": 3}}
            table, guests, lines = await at_table(server, "silver_gold", "Ann", "Bob", options=options)
            cookies = [guest.cookie for guest in guests]
            await lines[0].ask("chat", text="bye")
        set_wall_clock(seconds)
        async with served(store=store) as server:
            ann, _ = [await line(server, table, "", cookie) for cookie in cookies]
            sync = await ann.look()
            since = [seat["clock"]["since"] for seat in sync["view"]["seats"] if seat["clock"]["since"]]
            assert since
            assert all(0 <= sync["now"] - one < 60_000 for one in since), "what is shown is the table's own time"
            assert "timed_out" not in [message.get("code") for message in ann.heard]
            await ann.until("told", code="timed_out")
            times = await stored_times(server, table)
            assert times == sorted(times)

    run(play())


def test_an_early_timer_waits_for_the_remainder(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with served() as server:
            options = {"clock": {"credit": 1, "bank": 1}}
            late = [400]
            honest = server.rooms.now
            monkeypatch.setattr(server.rooms, "now", lambda: honest() - late[0])
            _, _, lines = await at_table(server, "silver_gold", "Ann", "Bob", options=options)
            late[0] += 400  # less time has gone by than the timer thinks
            await lines[0].until("told", code="timed_out")

    run(play())
