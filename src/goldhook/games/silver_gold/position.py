"""Build a state by hand in a few readable lines, for tests, puzzles and teaching.

>>> from goldhook.games.silver_gold.position import position, seat
>>> state = position(
...     seat("P01 a1 a2", "G03", coins=3),
...     seat("O01", "S02", done="G01 S03", palms=(2, 4)),
...     expedition="E4", display="P05 O07 S09 G12",
... )
>>> state.players[0].coins, state.middle.step
(3, 'mark')
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from goldhook.core.game import Seat, Setup
from goldhook.games.silver_gold import rules
from goldhook.games.silver_gold.options import Options
from goldhook.games.silver_gold.pieces import GRID, Deck, house
from goldhook.games.silver_gold.placements import placements
from goldhook.games.silver_gold.state import CUPS, MARK, TURNS, Held, Middle, Player, State, Step

Placed: TypeAlias = Callable[[Deck], Player]


def seat(
    *cards: str | None,
    coins: int = 0,
    cups: Sequence[int] = (),
    palms: Sequence[int] = (),
    done: str = "",
    owed: int = 0,
) -> Placed:
    """Return the place of one seat: cards as "P01 a1 a2" (id, then the marked fields), None for an empty place."""

    def placed(deck: Deck) -> Player:
        return Player(
            cards=tuple(_held(deck, card) if card else None for card in cards),
            coins=coins,
            cups=tuple(cups),
            palms=tuple(palms),
            done=tuple(deck.card(card) for card in done.split()),
            owed=owed,
        )

    return placed


def _held(deck: Deck, text: str) -> Held:
    name, *cells = text.split()
    card = deck.card(name)
    marked = card.island if cells == ["all"] else GRID.read(" ".join(cells))
    if marked & ~card.island:
        raise ValueError(f"{text}: a marked field is not on the island")
    return Held(card, marked)


def position(
    *seats: Placed,
    deck: Deck | None = None,
    step: Step = MARK,
    round: int = 1,  # noqa: A002 - the rulebook's word
    turn: int = 1,
    first: Seat = 0,
    expedition: str = "E1",
    display: str | None = None,
    stack: str | None = None,
    cups: Sequence[int] = CUPS,
    to_act: Sequence[Seat] | None = None,
    options: Options = Options(),  # noqa: B008 - a value that never changes,
) -> State:
    """Return a state of the marking step (or, with `step` and `to_act`, of the claims).

    Everything not given has a default: cards without an owner are in deck order, the first four as the display, the
    rest as the stack; the expedition cards are in deck order, except the named one, which is face up.
    """
    deck = deck or house()
    players = tuple(placed(deck) for placed in seats)
    used = [held.card.id for player in players for held in player.cards if held]
    used += [card.id for player in players for card in player.done]
    for named in (display, stack):
        used += (named or "").split()
    if twice := {card for card in used if used.count(card) > 1}:
        raise ValueError(f"these cards occur twice: {', '.join(sorted(twice))}")
    unshuffled = rules.unshuffled(deck, options)
    rounds = len(unshuffled["expeditions"])
    if expedition not in [card.id for card in deck.expeditions] or not (1 <= round <= rounds and 1 <= turn <= TURNS):
        raise ValueError(f"there is no expedition card {expedition}, or no round {round} with a turn {turn}")
    rest = [card.id for card in deck.cards if card.id not in used]
    shown = rest[:4] if display is None else display.split()
    below = [card for card in rest if card not in shown] if stack is None else stack.split()
    order = [card.id for card in deck.expeditions if card.id != expedition]
    order.insert(turn - 1, expedition)
    shuffles = {**unshuffled, "expeditions": [order] * rounds}
    middle = Middle(
        step, round, turn, first, expedition,
        tuple(map(deck.card, shown)), tuple(map(deck.card, below)), tuple(cups), players,
    )  # fmt: skip
    asked = [number for number, player in enumerate(players) if player.has_free_field] if to_act is None else to_act
    turns_before = (round - 1) * TURNS + turn - 1
    setup = Setup(deck, len(players), (first - turns_before) % len(players), options, shuffles)
    return State(setup, placements(deck), ((),) * len(players), middle, players, tuple(asked))
