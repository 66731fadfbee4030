"""Circles of friends in the store in memory."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import TYPE_CHECKING

from goldhook.store.circles import Circle, Encounters, Member, Play, Tournament
from goldhook.store.values import Match, Millis, Result, display_name, identifier

if TYPE_CHECKING:
    from goldhook.store.memory import _World


class CircleData:
    """All data about circles."""

    def __init__(self) -> None:
        self.circles: dict[str, Circle] = {}
        #: By circle and person: since when.
        self.members: dict[tuple[str, str], Millis] = {}
        self.tournaments: dict[str, Tournament] = {}
        #: By tournament, round and person: seat and match.
        self.plays: dict[tuple[str, int, str], tuple[int, str]] = {}
        self.encounters: dict[tuple[str, str, str], Encounters] = {}

    def drop_empty(self) -> None:
        """Delete the circles without members, and everything that belongs to them."""
        inhabited = {circle for circle, _ in self.members}
        self.circles = {id_: one for id_, one in self.circles.items() if id_ in inhabited}
        self.tournaments = {id_: one for id_, one in self.tournaments.items() if one.circle in inhabited}
        self.drop_lost_plays()

    def drop_lost_plays(self) -> None:
        """Delete the attempts at tournaments that are gone."""
        self.plays = {key: play for key, play in self.plays.items() if key[0] in self.tournaments}

    def forget(self, person: str) -> None:
        """Delete everything about a person."""
        self.members = {key: since for key, since in self.members.items() if key[1] != person}
        self.plays = {key: play for key, play in self.plays.items() if key[2] != person}
        self.encounters = {key: one for key, one in self.encounters.items() if person not in key[:2]}
        self.drop_empty()

    def add(self, match: str, game: str, ended: Millis, rows: Sequence[Result]) -> None:
        """Add a settled match to the sums of all pairs, unless it belongs to a tournament."""
        if any(played == match for _, played in self.plays.values()):
            return
        for mine, theirs in permutations([row for row in rows if row.person and not row.why], 2):
            if mine.person is None or theirs.person is None or mine.person == theirs.person:
                continue
            key = mine.person, theirs.person, game
            old = self.encounters.get(key, Encounters(*key, 0, 0, 0, 0, ended))
            self.encounters[key] = Encounters(
                *key,
                old.played + 1,
                old.won + (mine.outcome == "won"),
                old.drawn + (mine.outcome == "drawn"),
                old.points + mine.points,
                max(old.last, ended),
            )


class MemoryCircles:
    """`Circles` in memory."""

    def __init__(self, world: _World) -> None:
        self._world = world
        self._data = world.circles

    async def create(self, circle: Circle, person: str) -> None:
        identifier(circle.id)
        display_name(circle.name)
        self._world.known(person)
        self._data.circles.setdefault(circle.id, circle)
        self._data.members.setdefault((circle.id, person), circle.created)

    async def find(self, circle: str) -> Circle | None:
        self._world.open()
        return self._data.circles.get(circle)

    async def of_person(self, person: str) -> tuple[Circle, ...]:
        self._world.open()
        found = [self._data.circles[circle] for circle, member in self._data.members if member == person]
        return tuple(sorted(found, key=lambda one: (one.created, one.id)))

    async def members(self, circle: str) -> tuple[Member, ...]:
        self._world.open()
        people = self._world.people
        found = [
            Member(who, people[who].facts, at) for (where, who), at in self._data.members.items() if where == circle
        ]
        return tuple(sorted(found, key=lambda one: (one.since, one.person)))

    async def join(self, circle: str, person: str, at: Millis) -> bool:
        self._world.known(person)
        if circle in self._data.circles:
            self._data.members.setdefault((circle, person), at)
        return circle in self._data.circles

    async def leave(self, circle: str, person: str) -> None:
        self._world.open()
        if self._data.members.pop((circle, person), None) is None:
            return
        here = {one.id for one in self._data.tournaments.values() if one.circle == circle}
        self._data.plays = {
            key: play
            for key, play in self._data.plays.items()
            if not (key[0] in here and key[2] == person and not play[1])
        }
        self._data.drop_empty()

    async def set_link(self, circle: str, link: str) -> None:
        self._world.open()
        if circle in self._data.circles:
            self._data.circles[circle] = self._data.circles[circle]._replace(link=link)

    def _people(self, circle: str) -> set[str]:
        return {person for where, person in self._data.members if where == circle}

    async def encounters(self, circle: str) -> tuple[Encounters, ...]:
        self._world.open()
        here = self._people(circle)
        return tuple(sorted(one for one in self._data.encounters.values() if {one.person, one.other} <= here))

    async def tables(self, circle: str, *, limit: int = 20) -> tuple[Match, ...]:
        here = self._people(circle)
        return self._world.listed(
            lambda table: (
                table.match.listed
                and table.match.status != "over"
                and any(name.person in here for name in table.names.values())
            ),
            None,
            limit,
        )

    async def add_tournament(self, tournament: Tournament) -> bool:
        identifier(tournament.id)
        self._world.open()
        if tournament.circle in self._data.circles:
            self._data.tournaments.setdefault(tournament.id, tournament)
        return tournament.circle in self._data.circles

    async def drop_tournament(self, tournament: str) -> None:
        self._world.open()
        self._data.tournaments.pop(tournament, None)
        self._data.drop_lost_plays()

    async def tournaments(self, circle: str) -> tuple[Tournament, ...]:
        self._world.open()
        found = [one for one in self._data.tournaments.values() if one.circle == circle]
        return tuple(sorted(found, key=lambda one: (one.created, one.id), reverse=True))

    async def plays(self, circle: str) -> tuple[Play, ...]:
        self._world.open()
        here = self._people(circle)
        found = [
            self._play(key)
            for key in self._data.plays
            if self._data.tournaments[key[0]].circle == circle and key[2] in here
        ]
        return tuple(sorted(found))

    def _play(self, key: tuple[str, int, str]) -> Play:
        seat, match = self._data.plays[key]
        table = self._world.tables.get(match)
        for row in table.settled[1] if table and table.settled else ():
            if (row.person, row.seat) == (key[2], seat):
                return Play(*key, seat, match, row.outcome, row.points, row.why)
        return Play(*key, seat, match)

    async def offer(self, tournament: str, round_: int, person: str, seat: int) -> bool:
        self._world.known(person)
        key = tournament, round_, person
        if tournament not in self._data.tournaments or key in self._data.plays:
            return False
        self._data.plays[key] = seat, ""
        return True

    async def withdraw(self, tournament: str, round_: int, person: str) -> None:
        self._world.open()
        key = tournament, round_, person
        if self._data.plays.get(key, (0, "taken"))[1] == "":
            del self._data.plays[key]

    async def begin(
        self, tournament: str, round_: int, match: str, person: str, seat: int, against: str | None = None
    ) -> bool:
        identifier(match)
        self._world.known(person)
        mine, theirs = (tournament, round_, person), (tournament, round_, against or person)
        plays = self._data.plays
        if tournament not in self._data.tournaments or plays.get(mine, (0, ""))[1]:
            return False
        if against is not None:
            if plays.get(theirs, (0, "taken"))[1]:
                return False
            plays[theirs] = plays[theirs][0], match
        plays[mine] = seat, match
        return True
