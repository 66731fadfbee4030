"""The fate of each treasure card: is it wanted, is it filled, what does it earn, and does it win?

Every point of a match is earned on some card: the card's own points and its seal when it is filled, a coin or a palm on
the card that carried it, a cup in four parts on the coins of its row. So the earnings of all cards are all the points.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean

from goldhook.core.game import Event, Facts, Seat
from goldhook.games import GAMES
from goldhook.games.silver_gold.pieces import Deck
from goldhook.games.silver_gold.scoring import Score
from goldhook.games.silver_gold.state import (
    COINS_A_ROW,
    Action,
    CardLaidAside,
    CardTaken,
    CoinTicked,
    Cross,
    CupTaken,
    Keep,
    Mark,
    PalmScored,
    State,
    Take,
)
from goldhook.lab.intervals import share_interval
from goldhook.lab.measured import Measured
from goldhook.lab.schedule import Done, setup_of

#: The lines of the score card that a card's earnings are split into.
PARTS = Score._fields
#: Every card should be chosen in at least this share of the games in which it could be chosen.
LEAST_WANTED = 0.25
#: A card wins too often if filling it certainly raises the share of wins this far from a fair share towards every win:
#: with two players 65 %, with three 53 %, with four 47.5 %.
MOST_WINNING = 0.3
UNWANTED, WINNING = "unwanted", "winning"


@dataclass
class CardTally:
    """One card in all games, or the sum of several."""

    #: The hands it was dealt to, and how many of these kept it.
    dealt: int = 0
    kept: int = 0
    #: The real choices with it in the display, and how many of these took it.
    offered: int = 0
    taken: int = 0
    #: How often a player had it, from the stack too, and filled it.
    held: int = 0
    filled: int = 0
    #: By the number of players, for each game in which it could be chosen: 1 if it was. A card drawn unseen was not
    #: chosen.
    chosen_by: dict[int, list[float]] = field(default_factory=dict)
    earned: dict[str, float] = field(default_factory=lambda: dict.fromkeys(PARTS, 0.0))
    #: For each time it was filled: its owner's share of the win, and the fair share.
    shares: list[float] = field(default_factory=list)
    fair: list[float] = field(default_factory=list)

    @property
    def chosen(self) -> list[float]:
        """Return the games with any number of players."""
        return [game for games in self.chosen_by.values() for game in games]

    @property
    def wanted(self) -> float | None:
        return fmean(self.chosen) if self.chosen else None

    @property
    def wanted_interval(self) -> tuple[float, float] | None:
        return _interval(self.chosen)

    @property
    def total(self) -> float:
        return sum(self.earned.values())

    @property
    def win_share(self) -> float | None:
        return fmean(self.shares) if self.shares else None

    @property
    def win_interval(self) -> tuple[float, float] | None:
        """Return the interval of the share of wins; a card is filled at most once a game, so they are independent."""
        return _interval(self.shares)

    @property
    def winning_line(self) -> float:
        """Return the share of wins from which a card wins too often."""
        fair = fmean(self.fair)
        return fair + MOST_WINNING * (1 - fair)

    @property
    def suspicions(self) -> list[str]:
        """Return the flags that the estimates alone suggest, however few the games."""
        found = []
        if self.wanted is not None and self.wanted < LEAST_WANTED:
            found.append(UNWANTED)
        if self.win_share is not None and self.win_share > self.winning_line:
            found.append(WINNING)
        return found

    @property
    def flags(self) -> list[str]:
        """Return the flags that are certain: the whole interval is beyond the limit."""
        found = []
        if self.wanted_interval and self.wanted_interval[1] < LEAST_WANTED:
            found.append(UNWANTED)
        if self.win_interval and self.win_interval[0] > self.winning_line:
            found.append(WINNING)
        return found

    def json(self) -> Facts:
        held = self.held
        earns = {part: round(points / held, 3) for part, points in self.earned.items()} if held else None
        return {
            "dealt": self.dealt,
            "kept": self.kept,
            "offered": self.offered,
            "taken": self.taken,
            "wanted": _rounded(self.wanted),
            "wanted_ci": _ends(self.wanted_interval),
            "wanted_by_players": {
                str(players): {"value": _rounded(fmean(games)), "ci": _ends(_interval(games))}
                for players, games in sorted(self.chosen_by.items())
            },
            "held": held,
            "filled": self.filled,
            "earns": earns and earns | {"total": round(self.total / held, 3)},
            "win_share": _rounded(self.win_share),
            "ci": _ends(self.win_interval),
            "fair": _rounded(fmean(self.fair) if self.fair else None),
            "flags": self.flags,
        }


def _interval(shares: Sequence[float]) -> tuple[float, float] | None:
    return share_interval([(share,) for share in shares]) if shares else None


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, 4)


def _ends(interval: tuple[float, float] | None) -> list[float] | None:
    return None if interval is None else [round(end, 4) for end in interval]


def added_up(tallies: Iterable[CardTally]) -> CardTally:
    """Return the sum of several cards."""
    total = CardTally()
    for tally in tallies:
        for name in ("dealt", "kept", "offered", "taken", "held", "filled"):
            setattr(total, name, getattr(total, name) + getattr(tally, name))
        for part in PARTS:
            total.earned[part] += tally.earned[part]
        for players, games in tally.chosen_by.items():
            total.chosen_by.setdefault(players, []).extend(games)
        total.shares += tally.shares
        total.fair += tally.fair
    return total


class Cards:
    """All cards of a deck, counted game by game."""

    def __init__(self, deck: Deck) -> None:
        self.by_id = {card.id: CardTally() for card in deck.cards}

    def add(self, done: Done) -> None:
        """Replay a game with the rules engine, and count the fate of each card."""
        game, setup = GAMES[done.order.game], setup_of(done.order)
        state: State = game.start(setup)
        # The cards on which the coins of each seat's rows were ticked.
        rows: dict[tuple[Seat, int], list[str]] = defaultdict(list)
        chosen: dict[str, bool] = {}
        for seat, text in done.actions:
            action: Action = game.parse(text)
            for card, taken in self._choice(state, seat, action):
                chosen[card] = taken or chosen.get(card, False)
            state, events = game.apply(state, seat, action)
            if isinstance(action, Mark | Cross):
                self._marks(action.card, events, rows)
            self._claims(events, rows, done)
        for card, taken in chosen.items():
            self.by_id[card].chosen_by.setdefault(setup.players, []).append(float(taken))
        self._seals(state)

    def json(self) -> list[Facts]:
        return [{"id": card, **tally.json()} for card, tally in self.by_id.items()]

    def least_wanted(self, players: int) -> tuple[str, Measured] | None:
        """Return the card that this number of players choose least often, and its share of their games."""
        found = [(fmean(games), card) for card, tally in self.by_id.items() if (games := tally.chosen_by.get(players))]
        if not found:
            return None
        share, card = min(found)
        return card, Measured(share, _interval(self.by_id[card].chosen_by[players]))

    def flagged(self, flag: str) -> list[str]:
        """Return the ids of the cards with a certain flag."""
        return [card for card, tally in self.by_id.items() if flag in tally.flags]

    def suspected(self, flag: str) -> list[str]:
        """Return the ids of the cards that have the flag, or may have it after more games."""
        return [card for card, tally in self.by_id.items() if flag in tally.suspicions]

    def _choice(self, state: State, seat: Seat, action: Action) -> Iterator[tuple[str, bool]]:
        """Yield the available cards and whether each was chosen; nothing if there was no choice."""
        if isinstance(action, Keep):
            for card in state.hands[seat]:
                tally, kept = self.by_id[card.id], card.id in action.cards
                tally.dealt += 1
                tally.kept += kept
                tally.held += kept
                yield card.id, kept
        elif isinstance(action, Take) and len(state.middle.display) + bool(state.middle.stack) > 1:
            for card in state.middle.display:
                tally, taken = self.by_id[card.id], card.id == action.card
                tally.offered += 1
                tally.taken += taken
                yield card.id, taken

    def _marks(self, card: str, events: list[Event], rows: dict[tuple[Seat, int], list[str]]) -> None:
        """Credit the gains of the marked fields to this card."""
        earned = self.by_id[card].earned
        for event in events:
            if isinstance(event, CoinTicked):
                earned["coins"] += 1
                rows[event.seat, (event.coins - 1) // COINS_A_ROW + 1].append(card)
            elif isinstance(event, PalmScored):
                earned["palms"] += event.points

    def _claims(self, events: list[Event], rows: dict[tuple[Seat, int], list[str]], done: Done) -> None:
        for event in events:
            if isinstance(event, CupTaken):
                for card in rows[event.seat, event.row]:
                    self.by_id[card].earned["cups"] += event.cup / COINS_A_ROW
            elif isinstance(event, CardLaidAside):
                tally = self.by_id[event.card]
                tally.filled += 1
                tally.earned["cards"] += event.points
                tally.shares.append(done.shares[event.seat])
                tally.fair.append(1 / len(done.shares))
            elif isinstance(event, CardTaken):
                self.by_id[event.card].held += 1

    def _seals(self, state: State) -> None:
        for player in state.players:
            for card in player.done:
                if card.seal:
                    count = sum(other.colour == card.seal.colour for other in player.done)
                    self.by_id[card.id].earned["seals"] += card.seal.points * count
