"""A guess never contradicts the view, and includes everything hidden."""

from __future__ import annotations

import numpy as np
import pytest

from bots.gold_ahoi.random_match import random_match
from goldhook.games.gold_ahoi import GAME
from goldhook.games.gold_ahoi.bots.guess import known
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel import twin
from goldhook.games.gold_ahoi.pieces import TILES


@pytest.mark.parametrize("open_hands", [False, True])
def test_what_is_known_is_the_match_and_what_is_hidden_is_unseen(open_hands: bool) -> None:
    index = {tile.id: number for number, tile in enumerate(GAME.house().tiles)}
    for state in random_match(3, open_hands=open_hands):
        seat = state.to_act[0]
        view = GAME.view(state, seat)
        match, hidden, given = known(GAME.house(), view)
        assert given.tolist() == [0, 0]
        law = twin.from_law(state)
        other = k.HAND + 1 - seat
        for part in (slice(0, k.HAND), slice(k.FRONTIER_COUNT, k.BAG), slice(k.ORDER, k.ORDER + len(view["board"]))):
            assert np.array_equal(match[part], law[part])
        assert match[k.HAND + seat] == law[k.HAND + seat]
        assert match[other] == (law[other] if open_hands else -1)
        assert hidden.tolist() == sorted(index[tile] for tile in view["unseen"])
        in_bag = law[k.BAG + state.drawn : k.BAG + TILES].tolist()
        unseen_hand = [] if open_hands or law[other] < 0 else [int(law[other])]
        assert hidden.tolist() == sorted(in_bag + unseen_hand)


def test_what_is_known_does_not_depend_on_what_is_hidden() -> None:
    """Two deals that look the same to the seat make the same guess, byte for byte."""
    for state in random_match(4):
        seat = state.to_act[0]
        hands, bag = list(state.hands), list(state.bag)
        held = hands[1 - seat]
        if state.drawn == len(bag) or held is None:
            break
        hands[1 - seat], bag[-1] = bag[-1], held
        swapped = state._replace(bag=tuple(bag), hands=tuple(hands))
        one, other = (known(GAME.house(), GAME.view(world, seat)) for world in (state, swapped))
        assert one.match.tobytes() == other.match.tobytes()
        assert one.hidden.tobytes() == other.hidden.tobytes()


def test_a_handicap_is_the_first_players() -> None:
    for seed in range(4):
        state = next(random_match(seed, handicap=5))
        given = known(GAME.house(), GAME.view(state, state.to_act[0])).given
        assert given.tolist() == [5 * (seat == state.setup.first) for seat in range(2)]
