"""The compiled twin of rules.py, for search and simulation. Tests check that both agree; rules.py is the reference.

A match is one flat array of integers, changed in place; its layout is defined below. Cards and expedition cards are
their index in the deck. An action is one number:

- keep: which pair of the four cards dealt, 0 to 5, in the order (0,1) (0,2) (0,3) (1,2) (1,3) (2,3);
- mark or cross: the place of the card, 0 or 1, times 65536, plus the set of cells;
- take: the position in the display, 0 to 3, or 4 for the stack.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import below, bits_in, inlined, llvm_inlined, shuffle, tight
from goldhook.games.silver_gold.options import Options
from goldhook.games.silver_gold.pieces import SUITS, Deck
from goldhook.games.silver_gold.placements import placements
from goldhook.games.silver_gold.state import ROUNDS, TURNS

Ints: TypeAlias = NDArray[np.int32]

# --- the match as an array ----------------------------------------------------------------------------------------

STEP, ROUND, TURN, FIRST, PLAYERS = 0, 1, 2, 3, 4
CUPS_LEFT = 5  # the highest cup left is worth as many points as cups are left
WAITING = 6  # a bit for each seat that owes a choice
EXPEDITION = 7
STACK_AT = 8  # the top of the stack, as a position in STACK
DISPLAY_COUNT, DISPLAY = 9, 10
PLAYER = 14  # the start of seat 0

# Offsets within a seat. BEFORE holds its values at the start of the turn.
CARDS, MARKED, COINS, CUP_COUNT, PALM_COUNT, DONE_COUNT, OWED = 0, 2, 4, 5, 6, 7, 8
BEFORE = 9  # cards, marked, coins and the three counts again
CUPS, PALMS, HAND, DONE = 17, 20, 24, 28
MOST_DONE = 47
SEAT = DONE + MOST_DONE

STACK = PLAYER + 4 * SEAT
CARDS_IN_DECK = 47
EXPEDITIONS = STACK + CARDS_IN_DECK
MOST_ROUNDS = ROUNDS  # as many rows of expedition cards
OPTIONS = EXPEDITIONS + 8 * MOST_ROUNDS  # the distance of each option from its default, so zeros are the defaults
SIZE = OPTIONS + len(Options._fields)
MEMORY_AID = OPTIONS + Options._fields.index("memory_aid")

KEEP, MARK, CLAIM, OVER = 0, 1, 2, 3
FROM_STACK = 4
MOST_ACTIONS = 256
#: Bits for the filled cards of a colour (12 at most), and for all four. Purple is the last tie-break, so it is number
#: 0.
TIE_SHIFT, TIE_BITS = 4, 16

# The columns of a card in the table.
ISLAND, COIN_CELLS, PALM_CELLS, CROSS_CELLS, COLOUR, POINTS, SEAL_COLOUR, SEAL_POINTS, PALMS_PRINTED = range(9)


class Tables(NamedTuple):
    """A deck as arrays: its cards, and the places of each pattern on each card."""

    cards: Ints
    mark_start: (
        Ints  # by expedition card and card: the start of its patterns in marks, the start of its single fields, the end
    )
    marks: Ints


@lru_cache(maxsize=4)  # a mind keeps its own; each entry holds a whole set in memory
def tables(deck: Deck) -> Tables:
    """Return the arrays of a deck."""
    colours = list(SUITS)
    cards = np.zeros((len(deck.cards), 9), dtype=np.int32)
    for index, card in enumerate(deck.cards):
        seal_colour = colours.index(card.seal.colour) if card.seal else -1
        seal_points = card.seal.points if card.seal else 0
        cards[index] = (
            card.island, card.coins, card.palms, card.crosses, colours.index(card.colour), card.points,
            seal_colour, seal_points, card.palms.bit_count(),
        )  # fmt: skip
    places = placements(deck)
    starts = np.zeros((len(deck.expeditions), len(deck.cards), 3), dtype=np.int32)
    marks: list[int] = []
    for row, expedition in enumerate(deck.expeditions):
        for column, card in enumerate(deck.cards):
            here = places[card.id]
            first = len(marks)
            marks += [*here.patterns[expedition.id], *here.singles]
            starts[row, column] = first, len(marks) - len(here.singles), len(marks)
    return Tables(cards, starts, np.array(marks, dtype=np.int32))


# --- legal actions ------------------------------------------------------------------------------------------------


@inlined
def legal(deck: Tables, match: Ints, seat: int, actions: Ints) -> int:
    """Write every legal action of a seat that owes a choice into `actions`; return their number."""
    count = 0
    player = PLAYER + seat * SEAT
    step = match[STEP]
    if step == MARK:
        expedition = match[EXPEDITION]
        kind = 1 if match[player + OWED] > 0 else 0  # only single fields for an owed cross
        for place in range(2):
            card = match[player + CARDS + place]
            if card >= 0:
                marked = match[player + MARKED + place]
                for index in range(deck.mark_start[expedition, card, kind], deck.mark_start[expedition, card, 2]):
                    cells = deck.marks[index]
                    actions[count] = place << 16 | cells  # branchless: half of them fit, unpredictably
                    count += (cells & marked) == 0
    elif step == KEEP:
        for pair in range(6):
            actions[pair] = pair
        count = 6
    elif step == CLAIM:
        for shown in range(match[DISPLAY_COUNT]):
            actions[count] = shown
            count += 1
        if match[STACK_AT] < CARDS_IN_DECK:
            actions[count] = FROM_STACK
            count += 1
    return count


# --- applying an action -------------------------------------------------------------------------------------------


@llvm_inlined
def apply(deck: Tables, match: Ints, seat: int, action: int) -> None:
    """Change the match by a legal action of a seat that owes a choice."""
    step = match[STEP]
    if step == KEEP:
        _keep(deck, match, seat, action)
        return
    claims = _mark(deck, match, seat, action) if step == MARK else _take(match, seat, action)
    if claims >= 0:
        _claims(deck, match, claims)


@inlined
def _mark(deck: Tables, match: Ints, seat: int, action: int) -> int:
    """Mark the fields; return where the claims continue in turn order, or -1 while a seat still has to mark."""
    player = PLAYER + seat * SEAT
    place, cells = action >> 16, action & 0xFFFF
    card = match[player + CARDS + place]
    match[player + MARKED + place] |= cells
    owed = match[player + OWED]
    if owed > 0:
        owed -= 1
    owed += bits_in(cells & deck.cards[card, CROSS_CELLS])
    match[player + COINS] = min(match[player + COINS] + bits_in(cells & deck.cards[card, COIN_CELLS]), 12)
    palms = cells & deck.cards[card, PALM_CELLS]
    if palms:
        worth = 1
        for shown in range(match[DISPLAY_COUNT]):
            worth += deck.cards[match[DISPLAY + shown], PALMS_PRINTED]
        for number in range(match[player + PALM_COUNT], min(match[player + PALM_COUNT] + bits_in(palms), 4)):
            match[player + PALMS + number] = worth
            match[player + PALM_COUNT] += 1
    if owed > 0 and not _has_free_field(deck, match, player):
        owed = 0
    match[player + OWED] = owed
    if owed > 0:
        return -1
    match[WAITING] &= ~(1 << seat)
    if match[WAITING]:
        return -1
    match[STEP] = CLAIM
    return 0


@inlined
def _has_free_field(deck: Tables, match: Ints, player: int) -> bool:
    for place in range(2):
        card = match[player + CARDS + place]
        if card >= 0 and deck.cards[card, ISLAND] != match[player + MARKED + place]:
            return True
    return False


@inlined
def _claims(deck: Tables, match: Ints, turn_of: int) -> None:
    """Run the claims from a position in turn order, and the turns after it, until a seat has to choose."""
    players = match[PLAYERS]
    while True:
        last_turn = turns_left(match) == 0
        while turn_of < players:
            seat = match[FIRST] + turn_of
            if seat >= players:
                seat -= players
            if _claim(deck, match, PLAYER + seat * SEAT, last_turn):
                match[WAITING] = 1 << seat
                return
            turn_of += 1
        if last_turn:
            match[STEP] = OVER
            match[WAITING] = 0
            return
        match[FIRST] = match[FIRST] + 1 if match[FIRST] + 1 < players else 0
        match[TURN] += 1
        if match[TURN] == 8:
            match[TURN] = 1
            match[ROUND] += 1
        _begin_turn(deck, match)
        if match[WAITING]:
            return
        match[STEP] = CLAIM
        turn_of = 0


@inlined
def turns_left(match: Ints) -> int:
    """Return the number of turns after this one; before the first turn, all of them."""
    return (ROUNDS + 1 - max(match[ROUND], 1)) * TURNS - match[TURN]  # type: ignore[no-any-return]


@inlined
def _claim(deck: Tables, match: Ints, player: int, last_turn: bool) -> bool:
    """Award cups for completed rows and lay filled cards aside; return True if there is a card to choose."""
    for _ in range(match[player + BEFORE + 4] // 4, match[player + COINS] // 4):
        if match[CUPS_LEFT] > 0:
            match[player + CUPS + match[player + CUP_COUNT]] = match[CUPS_LEFT]
            match[player + CUP_COUNT] += 1
            match[CUPS_LEFT] -= 1
    filled = 0
    for place in range(2):
        card = match[player + CARDS + place]
        if card >= 0 and deck.cards[card, ISLAND] == match[player + MARKED + place]:
            match[player + DONE + match[player + DONE_COUNT]] = card
            match[player + DONE_COUNT] += 1
            match[player + CARDS + place] = -1
            match[player + MARKED + place] = 0
            filled += 1
    if last_turn or (match[DISPLAY_COUNT] == 0 and match[STACK_AT] == CARDS_IN_DECK):
        filled = 0
    match[player + OWED] = filled
    return filled > 0


@inlined
def _take(match: Ints, seat: int, action: int) -> int:
    """Take a card; return where the claims continue, or -1 while this seat has to take another card."""
    player = PLAYER + seat * SEAT
    if action == FROM_STACK:
        card = match[STACK + match[STACK_AT]]
        match[STACK_AT] += 1
    else:
        card = match[DISPLAY + action]
        match[DISPLAY_COUNT] -= 1
        for shown in range(action, match[DISPLAY_COUNT]):
            match[DISPLAY + shown] = match[DISPLAY + shown + 1]
    place = 0 if match[player + CARDS] < 0 else 1
    match[player + CARDS + place] = card
    match[player + OWED] -= 1
    if match[player + OWED] > 0 and (match[DISPLAY_COUNT] > 0 or match[STACK_AT] < CARDS_IN_DECK):
        return -1
    match[player + OWED] = 0
    _refill(match)
    turn_of = seat - match[FIRST]
    return turn_of + 1 if turn_of >= 0 else turn_of + 1 + match[PLAYERS]  # type: ignore[no-any-return]


@inlined
def _refill(match: Ints) -> None:
    while match[DISPLAY_COUNT] < 4 and match[STACK_AT] < CARDS_IN_DECK:
        match[DISPLAY + match[DISPLAY_COUNT]] = match[STACK + match[STACK_AT]]
        match[DISPLAY_COUNT] += 1
        match[STACK_AT] += 1


@inlined
def _begin_turn(deck: Tables, match: Ints) -> None:
    match[EXPEDITION] = match[EXPEDITIONS + (match[ROUND] - 1) * 8 + match[TURN] - 1]
    match[STEP] = MARK
    waiting = 0
    for seat in range(match[PLAYERS]):
        player = PLAYER + seat * SEAT
        for number in range(8):
            match[player + BEFORE + number] = match[player + number]
        if _has_free_field(deck, match, player):
            waiting |= 1 << seat
    match[WAITING] = waiting


@inlined
def _keep(deck: Tables, match: Ints, seat: int, action: int) -> None:
    player = PLAYER + seat * SEAT
    one = 0 if action < 3 else 1 if action < 5 else 2
    other = action + 1 if action < 3 else action - 1 if action < 5 else 3
    match[player + CARDS] = match[player + HAND + one]
    match[player + CARDS + 1] = match[player + HAND + other]
    match[WAITING] &= ~(1 << seat)
    if match[WAITING]:
        return
    kept = 0
    for holder in range(match[PLAYERS]):
        held = PLAYER + holder * SEAT + CARDS
        kept |= 1 << match[held] | 1 << match[held + 1]
    # All cards not kept form the stack, at the end of its row in drawing order.
    to = CARDS_IN_DECK
    for index in range(CARDS_IN_DECK - 1, -1, -1):
        card = match[STACK + index]
        match[STACK + to - 1] = card
        to -= 1 - (kept >> card & 1)
    match[STACK_AT] = to
    _refill(match)
    match[ROUND] = 1
    match[TURN] = 1
    _begin_turn(deck, match)


# --- the end ------------------------------------------------------------------------------------------------------


@tight
def score(deck: Tables, match: Ints, seat: int) -> int:
    """Return the current score of a seat."""
    player = PLAYER + seat * SEAT
    total = match[player + COINS]
    for cup in range(match[player + CUP_COUNT]):
        total += match[player + CUPS + cup]
    for palm in range(match[player + PALM_COUNT]):
        total += match[player + PALMS + palm]
    for index in range(match[player + DONE_COUNT]):
        card = match[player + DONE + index]
        total += deck.cards[card, POINTS]
        if deck.cards[card, SEAL_POINTS]:
            for other in range(match[player + DONE_COUNT]):
                if deck.cards[match[player + DONE + other], COLOUR] == deck.cards[card, SEAL_COLOUR]:
                    total += deck.cards[card, SEAL_POINTS]
    return int(total)


@tight
def standing(deck: Tables, match: Ints, seat: int) -> int:
    """Return a number that ranks the seats: the points, then the filled cards by colour, which break a tie (S16)."""
    player = PLAYER + seat * SEAT
    filled = 0
    for index in range(match[player + DONE_COUNT]):
        filled += 1 << TIE_SHIFT * deck.cards[match[player + DONE + index], COLOUR]
    return score(deck, match, seat) << TIE_BITS | filled


# --- the deal -----------------------------------------------------------------------------------------------------


@tight
def deal(match: Ints, players: int, chance: NDArray[np.uint64]) -> None:
    """Start a new match with everything shuffled, and the same options."""
    match[:OPTIONS] = 0
    for index in range(CARDS_IN_DECK):
        match[STACK + index] = index
    for number in range(4 * players):  # the hands, card by card; all other cards are shuffled again for the stack
        other = number + below(chance, CARDS_IN_DECK - number)
        match[STACK + number], match[STACK + other] = match[STACK + other], match[STACK + number]
    match[PLAYERS] = players
    match[FIRST] = below(chance, players)
    match[CUPS_LEFT] = 6
    match[WAITING] = (1 << players) - 1
    for seat in range(players):
        player = PLAYER + seat * SEAT
        for number in range(4):
            match[player + HAND + number] = match[STACK + 4 * seat + number]
        for place in range(2):
            match[player + CARDS + place] = -1
            match[player + BEFORE + place] = -1
    shuffle(chance, match, STACK, STACK + CARDS_IN_DECK)
    for round_ in range(MOST_ROUNDS):
        start = EXPEDITIONS + 8 * round_
        for number in range(8):
            match[start + number] = number
        shuffle(chance, match, start, start + 8)
