"""A week with a simulated clock: four players in four time zones do everything that there is to come back for.

They play the daily deals of both games, solve the puzzle of the day and play a tournament of their circle. At the end,
rankings, calendars, streaks, standings and statistics must be those of what they did.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from itertools import takewhile
from statistics import fmean
from typing import Any

import pytest

from at_circle import ask, circle_of, ids, seen, settled, shuffles, tournament_in
from at_daily import FakeClock, attempt, deal_of, get
from at_server import Guest, Served, play_out, run, served
from goldhook.core.game import Json
from goldhook.daily import RIVAL
from goldhook.games import GAMES
from goldhook.puzzles.puzzle import shipped
from goldhook.server.live.daily import AHEAD, PAST

HOUR = 3_600_000
MONDAY = date(2026, 11, 16)
#: Where a player lives, as hours from UTC, and at what hour there they play.
PLAYERS = (("Ann", -10, 20), ("Bob", 0, 7), ("Cid", 13, 9), ("Dora", 5.5, 18))
#: Each player plays the deal of this game every day, and that of the other game on the first two days.
GAME, OTHER = "gold_ahoi", "silver_gold"
#: On which days of theirs players get the puzzle of the day wrong, or leave it out.
WRONG, LEFT_OUT = {"Bob": [4]}, {"Dora": [2, 5]}
#: The pairs of each round of the tournament; who opens a table sits on the first seat in odd rounds.
ROUNDS = (("Ann", "Bob", "Cid", "Dora"), ("Ann", "Cid", "Bob", "Dora"), ("Dora", "Ann", "Bob", "Cid"))


class Week:
    """What the players did."""

    def __init__(self, clock: FakeClock, guests: dict[str, Guest]) -> None:
        self.clock, self.guests = clock, guests
        #: The days whose deals a player has played, by name and game.
        self.played: dict[str, dict[str, list[str]]] = {name: {GAME: [], OTHER: []} for name in guests}
        #: The days on which a player has solved the puzzle of the day, and whether each attempt was right.
        self.solved: dict[str, list[str]] = {name: [] for name in guests}
        self.answers: dict[str, list[bool]] = {name: [] for name in guests}

    async def visit(self, name: str, number: int, moment: datetime) -> None:
        """Let a player come by: the day is UTC's, wherever they live, and its deals and puzzle are new to them."""
        self.clock.now = max(self.clock.now + 1, int(moment.timestamp() * 1000))
        guest, played = self.guests[name], self.played[name]
        day = (await get(guest))["today"]["date"]
        assert day == str(moment.date())
        for game in (GAME, OTHER) if number < 2 else (GAME,):
            before = await deal_of(guest, day, game)
            assert before["mine"] is before["histogram"] is before["levels"] is None
            await attempt(guest, day, game, seed=len(played[game]))
            assert (await deal_of(guest, day, game))["mine"]["why"] == ""
            played[game].append(day)
        if number not in LEFT_OUT.get(name, []):
            await self._solve(guest, day, right=number not in WRONG.get(name, []))

    async def _solve(self, guest: Guest, day: str, *, right: bool) -> None:
        listed = (await guest.client.get("/api/puzzles")).json()
        assert listed["day"] == day
        puzzle = shipped(GAME)[next(one["today"] for one in listed["games"] if one["game"] == GAME)]
        action = next(action for action in puzzle.worth if (action in puzzle.answers) == right)
        verdict = (await guest.client.post(f"/api/puzzles/{GAME}/{puzzle.id}", json={"action": action})).json()
        assert verdict["right"] == right
        self.answers[guest.name].append(right)
        self.solved[guest.name] += [day] * right


@pytest.mark.slow
def test_a_week_of_deals_puzzles_and_a_tournament() -> None:
    async def check() -> None:
        clock = FakeClock("2026-11-15T00:00")
        async with served(now=clock) as server:
            week = Week(clock, {name: await server.guest(name) for name, _, _ in PLAYERS})
            guests = week.guests
            circle = await circle_of(*guests.values())
            track = await tournament_in(circle, guests["Ann"], rounds=len(ROUNDS))
            moments = sorted(
                (datetime(2026, 11, 16, hour, tzinfo=UTC) + timedelta(days=number, hours=-zone), name, number)
                for name, zone, hour in PLAYERS
                for number in range(7)
            )
            rounds = Rounds(server, guests, circle, track)
            for count, (moment, name, number) in enumerate(moments):
                await week.visit(name, number, moment)
                if count in (6, 13, 20):
                    await rounds.play()
            assert {name: played[GAME][0] for name, played in week.played.items()} == {
                "Ann": "2026-11-17",  # eight in the evening on Monday in Honolulu
                "Bob": "2026-11-16",
                "Cid": "2026-11-15",  # nine in the morning on Monday in Auckland
                "Dora": "2026-11-16",
            }
            await check_streaks(week)
            await rounds.check()
            clock.now += 40 * HOUR
            await settled(server)
            await check_deals(server, week)
            await check_statistics(week)

    run(check())


class Rounds:
    """A tournament of the circle: each round in pairs that change, from both seats."""

    def __init__(self, server: Served, guests: dict[str, Guest], circle: str, track: str) -> None:
        self._server, self._guests, self._circle, self._track = server, guests, circle, track
        self._dealt: list[object] = []
        #: The points of the two who had the same shuffle and seat, by round and seat.
        self._points: dict[tuple[int, int], dict[str, int]] = {}

    async def play(self) -> None:
        """Play the next round."""
        number = len(self._dealt) // 2 + 1
        one, two, three, four = ROUNDS[number - 1]
        who = await ids(self._guests[one], self._circle)
        for opener, joiner in ((one, two), (three, four)):
            here = f"{self._track}/rounds/{number}"
            await ask(self._guests[opener], "POST", here, 201, {})
            table = (await ask(self._guests[joiner], "POST", here, 201, {"member": who[opener]}))["table"]
            lines = [await self._guests[name].sit(table) for name in (opener, joiner)]
            await asyncio.gather(*(play_out(line, number + seed) for seed, line in enumerate(lines)))
            self._dealt.append(await shuffles(self._server, table))
            await settled(self._server)
            for row in (await self._server.rooms.store.results.among([table]))[table]:
                assert row.why == ""
                name = (opener, joiner)[(row.seat + number - 1) % 2]
                self._points.setdefault((number, row.seat), {})[name] = row.points

    async def check(self) -> None:
        """Compare the standings with the points of those who had the same cards."""
        first, second, third = self._dealt[::2]
        assert [first, second, third] == self._dealt[1::2]
        assert first != second != third != first
        leads: dict[str, list[float]] = {}
        for equal in self._points.values():
            (name, own), (other, theirs) = equal.items()
            leads.setdefault(name, []).append(own - theirs)
            leads.setdefault(other, []).append(theirs - own)
        shown = await seen(self._guests["Dora"], self._circle)
        assert shown["encounters"] == []  # they would tell the results of rounds that others have yet to play
        (tournament,) = shown["tournaments"]
        who = await ids(self._guests["Ann"], self._circle)
        assert {one["member"]: (one["rounds"], one["lead"]) for one in tournament["standings"]} == {
            who[name]: (len(ROUNDS), round(fmean(lead), 2)) for name, lead in leads.items()
        }
        order = [one["lead"] for one in tournament["standings"]]
        assert order == sorted(order, reverse=True)
        assert all(one["low"] <= one["lead"] <= one["high"] for one in tournament["standings"])


async def check_streaks(week: Week) -> None:
    """Compare the streaks of puzzles at the end of the last visit with the answers."""
    today = datetime.fromtimestamp(week.clock.now / 1000, UTC).date()
    for name, guest in week.guests.items():
        mine = (await guest.client.get("/api/me/puzzles")).json()
        answers = week.answers[name]
        runs = "".join("x" if right else " " for right in answers).split()
        assert (mine["solved"], mine["tried"]) == (sum(answers), len(answers))
        assert mine["now"] == len(list(takewhile(bool, reversed(answers))))
        assert mine["longest"] == max(map(len, runs))
        assert mine["days"] == days_in_a_row(week.solved[name], today), name


def days_in_a_row(solved: Sequence[str], today: date) -> int:
    """Return how many days up to today, or up to yesterday if today is missing, have a solved puzzle."""
    row = "".join("x" if str(today - timedelta(days=back)) in solved else " " for back in range(9))
    row = row.removeprefix(" ")
    return len(row) - len(row.lstrip("x"))


async def check_deals(server: Served, week: Week) -> None:
    """Compare rankings, calendars and keys with what was played."""
    bob, keys = week.guests["Bob"], set[str]()
    for back in range(-1, 8):
        day = str(MONDAY + timedelta(days=back))
        for game in (GAME, OTHER):
            deal = await deal_of(bob, day, game)
            ranked = sum(day in played[game] for played in week.played.values())
            assert (deal["ranked"], sum(bar["count"] for bar in deal["histogram"])) == (ranked, ranked)
        keys.add((await get(bob, f"/{day}"))["proof"]["key"])
    assert len(keys) == 9
    assert None not in keys
    for name, guest in week.guests.items():
        calendar = {one["date"]: [mark["game"] for mark in one["mine"]] for one in (await get(guest))["calendar"]}
        for game, days in week.played[name].items():
            assert sorted(day for day, games in calendar.items() if game in games) == days
    assert len((await get(bob))["proofs"]) == PAST + 1 + AHEAD
    stranger = await server.guest("Emil")
    assert not any(one["mine"] for one in (await get(stranger))["calendar"])
    assert (await stranger.client.get("/api/me/results")).json()["games"] == []


async def check_statistics(week: Week) -> None:
    """Compare everybody's statistics with the list of their matches, and the export with both."""
    for name, guest in week.guests.items():
        file = (await guest.client.get("/api/me/export")).json()
        assert file["results"] == (await guest.client.get("/api/me/results")).json()
        assert len(file["puzzles"]["attempts"]) == len(week.answers[name])
        (circle,) = file["circles"]
        assert circle["name"] == "Friday"
        assert sorted(one["game"] for one in file["results"]["games"]) == sorted(GAMES)
        for game in file["results"]["games"]:
            check_game(game, [match for match in file["matches"] if match["game"] == game["game"]], week.played[name])


def check_game(game: Json, matches: Sequence[Json], played: dict[str, list[str]]) -> None:
    results: list[Any] = [match["result"] for match in matches]
    assert not [result for result in results if result["why"]]
    in_tournament = len(ROUNDS) if game["game"] == GAME else 0
    assert game["played"] == len(matches) == len(played[game["game"]]) + in_tournament
    outcomes = [result["outcome"] for result in results]  # newest first
    assert (game["won"], game["drawn"]) == (outcomes.count("won"), outcomes.count("drawn"))
    assert game["streak"]["now"] == len(list(takewhile(lambda outcome: outcome == "won", outcomes)))
    assert [best["points"] for best in game["best"]] == [max(result["points"] for result in results)]
    levels = {row["level"]: row["played"] for row in game["averages"]}
    assert levels == {RIVAL: len(matches) - in_tournament} | ({0: in_tournament} if in_tournament else {})
    assert {one["level"]: one["played"] for one in game["ladder"]}[RIVAL] == len(matches) - in_tournament
