"""Circles of friends as their members see them, and the tables of their tournaments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Literal, NamedTuple

from msgspec import Struct

from goldhook import table as tables
from goldhook.core.chance import deal_by_key
from goldhook.games import GAMES
from goldhook.server.live.opening import is_open, open_table
from goldhook.server.live.people import Keys, Visitor, read_facts
from goldhook.server.live.rooms import Elsewhere, Rooms
from goldhook.server.live.standings import PLAYERS, finished_by, standings
from goldhook.store import Circle, Encounters, Member, Person, Play, Tournament
from goldhook.table.events import AnyEvent

#: Seconds before the opponent of an absent member is asked what to do: tournaments may take days.
PATIENCE = 24 * 3600
#: The options of every table of a tournament: others would see a shuffle that they have yet to play.
OPTIONS = {"spectators": False, "away": PATIENCE}

State = Literal["", "waiting", "running", "done", "uncounted"]


class MemberShown(Struct, frozen=True):
    """A member; the id stands for the person in this circle only."""

    id: str
    name: str
    me: bool
    #: Whether the member runs the circle: they may remove others, close the link and delete tournaments.
    runs: bool


class EncountersShown(Struct, frozen=True):
    """What a member scored in counted matches with another one; matches of tournaments are left out."""

    game: str
    member: str
    other: str
    played: int
    won: int
    drawn: int
    #: Mean points per match.
    points: float
    last: int


class RoundResult(Struct, frozen=True):
    """A member's result in a round."""

    member: str
    seat: int
    points: int
    counted: bool


class RoundShown(Struct, frozen=True):
    """A round as a member may see it."""

    round: int
    #: The outcome of my attempt; empty if I have not played the round.
    state: State
    #: The table of my attempt, or empty.
    table: str
    #: The members who wait for an opponent.
    waiting: list[str]
    #: Empty until I have finished the round.
    results: list[RoundResult]


class StandingShown(Struct, frozen=True):
    """A member's place: points per round above the others with the same shuffle and seat, and the 95 % interval."""

    member: str
    rounds: int
    lead: float
    #: Null for fewer than two rounds.
    low: float | None
    high: float | None


class TournamentShown(Struct, frozen=True):
    """A tournament as a member may see it; the standings compare the rounds that they have finished."""

    id: str
    game: str
    #: The level of the bot that everybody plays against; 0 if members play each other.
    level: int
    rounds: list[RoundShown]
    standings: list[StandingShown]


class Sight(NamedTuple):
    """What one member may see of a circle, with everybody under their id there."""

    circle: Circle
    members: Sequence[Member]
    me: str
    ids: Mapping[str, str]

    @classmethod
    def of(cls, keys: Keys, circle: Circle, members: Sequence[Member], me: str) -> Sight:
        return cls(circle, members, me, {one.person: member_id(keys, circle.id, one.person) for one in members})

    @property
    def runs(self) -> bool:
        """Return whether the person who looks runs the circle."""
        return self.members[0].person == self.me

    def person(self, id_: str) -> str | None:
        """Return the person behind an id."""
        return next((person for person, known in self.ids.items() if known == id_), None)

    def member(self, person: str) -> Member:
        """Return a member by person."""
        return next(one for one in self.members if one.person == person)

    def everybody(self) -> list[MemberShown]:
        """Return all members, the one who runs the circle first."""
        first = self.members[0].person
        return [
            MemberShown(self.ids[one.person], name_of(one), one.person == self.me, one.person == first)
            for one in self.members
        ]

    def encounters(self, encounters: Sequence[Encounters]) -> list[EncountersShown]:
        """Return the results of members against each other."""
        return [
            EncountersShown(
                one.game,
                self.ids[one.person],
                self.ids[one.other],
                one.played,
                one.won,
                one.drawn,
                round(one.points / one.played, 2),
                one.last,
            )
            for one in encounters
            if one.person in self.ids and one.other in self.ids
        ]

    def tournament(self, tournament: Tournament, plays: Sequence[Play]) -> TournamentShown:
        """Return a tournament, without any result of a round that the person has not finished."""
        known = finished_by(self.me, plays)
        here = {number: list[Play]() for number in range(1, tournament.rounds + 1)}
        for play in plays:
            here[play.round].append(play)
        return TournamentShown(
            tournament.id,
            tournament.game,
            tournament.level,
            [self._round(number, played, number in known) for number, played in here.items()],
            [
                StandingShown(self.ids[one.person], one.rounds, round(one.lead, 2), *_ends(one.interval))
                for one in standings(plays, known)
            ],
        )

    def _round(self, number: int, here: Sequence[Play], known: bool) -> RoundShown:
        mine = next((play for play in here if play.person == self.me), None)
        return RoundShown(
            number,
            _state(mine),
            mine.match if mine else "",
            [self.ids[play.person] for play in here if not play.match],
            [
                RoundResult(self.ids[play.person], play.seat, play.points, not play.why)
                for play in sorted(here, key=lambda play: (play.seat, -play.points))
                if known and play.outcome
            ],
        )


def member_id(keys: Keys, circle: str, person: str) -> str:
    """Return the id of a person in a circle; it says nothing about other circles or tables."""
    return keys.key_at(circle, Visitor(person))


def name_of(member: Member) -> str:
    """Return the name of a member."""
    return read_facts(Person(member.person, member.facts, 0, 0)).name


def _ends(interval: tuple[float, float] | None) -> tuple[float | None, float | None]:
    return (round(interval[0], 2), round(interval[1], 2)) if interval else (None, None)


def _state(mine: Play | None) -> State:
    if mine is None:
        return ""
    if not mine.match:
        return "waiting"
    if not mine.outcome:
        return "running"
    return "uncounted" if mine.why else "done"


class Opening(NamedTuple):
    """The first events of a table, and the visitors behind its keys."""

    events: list[AnyEvent]
    visitors: dict[str, Visitor]


def opening_of(rooms: Rooms, tournament: Tournament, round_: int, match: str, seats: Mapping[int, Member]) -> Opening:
    """Return a table of a round that starts immediately with these members; refuse names that look the same."""
    visitors = {seat: Visitor(one.person, name=name_of(one)) for seat, one in seats.items()}
    keys = {seat: rooms.keys.key_at(match, visitor) for seat, visitor in visitors.items()}
    deal = f"circle:{tournament.circle}:{tournament.id}:{round_}"
    game, now, host = GAMES[tournament.game], rooms.now(), min(seats)
    create = tables.Create(
        keys[host],
        visitors[host].name,
        match,
        game.name,
        PLAYERS,
        options=OPTIONS,
        bots={seat: tournament.level for seat in range(PLAYERS) if seat not in seats},
        seat=host,
        deal=deal,
        ranked=True,
    )
    events = tables.decide(None, create, now)
    for seat in seats.keys() - {host}:
        events += tables.decide(tables.fold(events), tables.Join(keys[seat], visitors[seat].name, seat), now)
    dealt = deal_by_key(game, rooms.keys.deal_key(deal), PLAYERS)
    events += tables.decide(tables.fold(events), tables.Start(keys[host], dealt.shuffles, dealt.first), now)
    return Opening(events, {keys[seat]: visitors[seat] for seat in seats})


async def open_round(rooms: Rooms, match: str, opening: Opening) -> None:
    """Open a table of a round; a repeat finds the table of the first attempt."""
    if not await is_open(rooms.store, match):
        await open_table(rooms.store, opening.events, opening.visitors, repeatable=True)
        with suppress(Elsewhere):
            await rooms.room(match)
