"""A hint is a legal action and a sentence that is true of it, according to the rules engine."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from typing import Any, cast

import pytest

from goldhook.bots import hint as hints
from goldhook.bots import levels
from goldhook.bots.hint import hint, sentence, why
from goldhook.bots.memory import Memory
from goldhook.bots.reasons import IN_PLAYOUTS, IN_THOUGHT, ONLY, Reason, telling
from goldhook.bots.thought import Budget, Option, Thought
from goldhook.core.chance import deal
from goldhook.core.game import Json, Seat
from goldhook.core.lang import LANGUAGES, Language
from goldhook.games import GAMES, plugin
from goldhook.games.gold_ahoi.areas import chest_areas
from goldhook.games.gold_ahoi.bots.reasons import reasons as gold_ahoi_reasons
from goldhook.games.gold_ahoi.position import position as layout
from goldhook.games.gold_ahoi.state import Place, RowOpened
from goldhook.games.gold_ahoi.state import State as GoldAhoiState
from goldhook.games.silver_gold.bots.memory import BLANK, Seen
from goldhook.games.silver_gold.bots.reasons import reasons as silver_gold_reasons
from goldhook.games.silver_gold.pieces import GRID, Card
from goldhook.games.silver_gold.position import position, seat
from goldhook.games.silver_gold.scoring import score
from goldhook.games.silver_gold.state import (
    STACK,
    CardFilled,
    CoinTicked,
    Cross,
    Keep,
    Mark,
    PalmScored,
    RowCompleted,
    Take,
    palm_worth,
)
from goldhook.games.silver_gold.state import State as SilverGoldState

GA, SG = GAMES["gold_ahoi"], GAMES["silver_gold"]
CODES = (ONLY, IN_THOUGHT, IN_PLAYOUTS, *(code for game in GAMES for code in plugin(game).bots.reason_codes))


def moments(game: str, seed: int, players: int = 2) -> Iterator[tuple[Any, Seat, Memory]]:
    """Yield the decisions of a random match, with the seat's memory."""
    chosen, chance = GAMES[game], random.Random(seed)
    state = chosen.start(deal(chosen, players, seed))
    bots = plugin(game).bots
    memories = [bots.blank] * players
    while waiting := chosen.to_act(state):
        memories = [bots.remember(memory, chosen.view(state, at)) for at, memory in enumerate(memories)]
        at = chance.choice(waiting)
        yield state, at, memories[at]
        state, _ = chosen.apply(state, at, chance.choice(chosen.legal(state, at)))


# --- every reason, checked with the law: Silver & Gold ------------------------------------------------------------


def alone(state: SilverGoldState, at: Seat, action: Any) -> tuple[SilverGoldState, list[Any]]:
    """Return the state after a mark, with the step kept open as if others were still marking."""
    return SG.apply(state._replace(to_act=(at, -1)), at, action)


def true_of_mark(state: SilverGoldState, at: Seat, memory: Memory, action: Mark | Cross, told: Reason) -> bool:
    facts: Any = told.facts
    before = state.players[at]
    after, events = alone(state, at, action)
    me = after.players[at]
    match told.code:
        case "fills_card" | "fills_card_seals":
            card = state.setup.pieces.card(facts["card"])
            done = me._replace(done=(*before.done, card))
            assert score(done).cards - score(before).cards == facts["points"]
            assert score(done).seals - score(before).seals == facts.get("seals", 0)
            _, ended = SG.apply(state._replace(to_act=(at,)), at, action)
            return card in me.filled and (me.owed > 0 or CardFilled(at, card.id) in ended)
        case "completes_row":
            _, ended = SG.apply(state._replace(to_act=(at,)), at, action)
            announced = me.owed > 0 or RowCompleted(at, facts["row"]) in ended
            return announced and me.rows == facts["row"] == before.rows + 1 and state.middle.cups[0] == facts["cup"]
        case "palms":
            return bool(sum(event.points for event in events if isinstance(event, PalmScored)) == facts["points"])
        case "crosses":
            return bool(me.owed == before.owed - isinstance(action, Cross) + facts["count"])
        case "coins":
            ticked = [event.coins for event in events if isinstance(event, CoinTicked)]
            return (len(ticked), ticked[-1]) == (facts["count"], facts["coins"])
        case "leaves_few":
            return [held.free.bit_count() for held in me.cards if held and held.card.id == facts["card"]] == [
                facts["left"]
            ]
        case "many_fields":
            return bool(len(str(action).split()) - 2 == facts["count"] > 1)
        case "keeps_open":
            return fitting(after, at, next_cards(state, memory)) == (facts["fits"], facts["of"])
        case "one_more":
            coming = next_cards(state, memory)
            return (filling(after, at, coming, facts["card"]), len(coming)) == (facts["fits"], facts["of"])
    return False


def filling(state: SilverGoldState, at: Seat, expeditions: list[str], card: str) -> int:
    """Count the expedition cards with a mark that leaves no field of the card free."""
    fill = 0
    for asked in (asking(state, at, expedition) for expedition in expeditions):
        marks = [action for action in SG.legal(asked, at) if action.card == card and action.cells.bit_count() > 1]
        after = [alone(asked, at, mark)[0].players[at].filled for mark in marks]
        fill += any(held.id == card for filled in after for held in filled)
    return fill


def asking(state: SilverGoldState, at: Seat, expedition: str) -> SilverGoldState:
    """Return the same table in a later turn, with this card turned up."""
    middle = state.middle._replace(step="mark", expedition=expedition)
    players = tuple(player._replace(owed=0) for player in state.players)
    return state._replace(middle=middle, players=players, to_act=(at,))


def next_cards(state: SilverGoldState, memory: Memory) -> list[str]:
    """Return the cards that may come next, by the record: the seat has seen every card from the beginning."""
    middle, rows = state.middle, state.setup.shuffles["expeditions"]
    coming = list(rows[middle.round]) if middle.turn == 7 else list(rows[middle.round - 1][middle.turn :])
    assert isinstance(memory, Seen)
    assert set(memory.expeditions) == set(rows[middle.round - 1][: middle.turn])
    return coming


def fitting(state: SilverGoldState, at: Seat, expeditions: list[str]) -> tuple[int, int]:
    states = [asking(state, at, expedition) for expedition in expeditions]
    fits = [any(action.cells.bit_count() > 1 for action in SG.legal(asked, at)) for asked in states]
    return sum(fits), len(expeditions)


def seals_on(cards: Iterable[Card], counted: Collection[Card]) -> int:
    return sum(
        card.seal.points * sum(other.colour == card.seal.colour for other in counted) for card in cards if card.seal
    )


def true_of_card(state: SilverGoldState, at: Seat, memory: Memory, action: Any, told: Reason) -> bool:
    deck, facts, me = state.setup.pieces, told.facts, state.players[at]
    names = action.cards if isinstance(action, Keep) else () if action.card == STACK else (action.card,)
    cards = tuple(map(deck.card, names))
    filled = me._replace(done=(*me.done, *cards))
    match told.code:
        case "pair_seals":
            return bool(score(filled).seals == facts["points"])
        case "seal_brings" | "counts_with_seals":
            own, others = seals_on(cards, filled.done), seals_on(me.done, cards)
            assert own + others == score(filled).seals - score(me).seals
            return bool((own if told.code == "seal_brings" else others) == facts["points"])
        case "card_crosses" | "card_coins" | "card_palms":
            symbol = {"card_crosses": "cross", "card_coins": "coin", "card_palms": "palm"}[told.code]
            return facts["count"] == sum(card.symbol(1 << bit) == symbol for card in cards for bit in range(16))
        case "few_fields":
            return bool(sum(card.points for card in cards) == facts["fields"])
        case "display_stays":
            return bool(SG.apply(state, at, action)[0].middle.display == state.middle.display)
        case "palm_stays":
            after, _ = SG.apply(state, at, action)
            return {palm_worth(after.middle.display), palm_worth(state.middle.display)} == {facts["points"]}
        case "keeps_open":
            after, _ = SG.apply(state, at, action)
            return fitting(after, at, next_cards(state, memory)) == (facts["fits"], facts["of"])
    return False


@pytest.mark.parametrize(("players", "seeds"), [(2, 10), (4, 5)])
def test_every_reason_of_silver_gold_is_true(players: int, seeds: int) -> None:
    told = set[str]()
    for seed in range(seeds):
        for number, (state, at, memory) in enumerate(moments("silver_gold", seed, players)):
            if state.middle.step != "mark" or number % 4 == seed % 4:
                told |= check(state, at, memory, silver_gold_reasons, _true_of_silver_gold)
    assert told >= {
        *("fills_card", "completes_row", "palms", "crosses", "coins", "leaves_few", "keeps_open"),
        *("many_fields", "one_more", "pair_seals", "few_fields", "palm_stays", "display_stays"),
        *("card_crosses", "card_coins", "card_palms"),
    }


def _true_of_silver_gold(state: SilverGoldState, at: Seat, memory: Memory, action: Any, told: Reason) -> bool:
    check_kind = true_of_mark if isinstance(action, Mark | Cross) else true_of_card
    return check_kind(state, at, memory, action, told)


def check(
    state: Any, at: Seat, memory: Memory, reasons: Callable[..., list[list[Reason]]], is_true: Callable[..., bool]
) -> set[str]:
    """Check every reason given for some of the legal actions; return their codes."""
    game = SG if reasons is silver_gold_reasons else GA
    view, legal = game.view(state, at), game.legal(state, at)
    assert set(plugin(game.name).bots.legal(state.setup.pieces, view)) == set(legal)
    found = set[str]()
    for action, told in zip(legal, reasons(state.setup.pieces, view, memory, legal), strict=True):
        for reason in told:
            assert reason.code in CODES
            assert is_true(state, at, memory, action, reason), (str(action), reason)
            found.add(reason.code)
    return found


def test_reasons_for_taking_cards_with_seals() -> None:
    deck = SG.house()
    sealed = [card.id for card in deck.cards if card.seal]
    for number, mine in enumerate(sealed):
        others = [card for card in sealed if card != mine]
        state = position(
            seat(None, "G12", done=mine, owed=1), seat("O11", "S11"), display=" ".join(others[number : number + 4]),
            step="claim", to_act=[0],
        )  # fmt: skip
        memory = Seen(1, ("E1",))
        check(state, 0, memory, silver_gold_reasons, _true_of_silver_gold)
    state = position(seat(None, "G12", owed=2), seat("O11", "S11"), display="P05 P06 P07", step="claim", to_act=[0])
    [told] = silver_gold_reasons(deck, SG.view(state, 0), BLANK, [Take(STACK)])
    assert not told, "the display would be filled up, so nothing is said of it"


def test_a_cross_without_a_free_field_brings_nothing() -> None:
    deck = SG.house()
    card = next(card for card in deck.cards if card.crosses.bit_count() == 1)
    marked = GRID.names(card.island & ~card.crosses)
    action = Mark(card.id, card.crosses)
    for other, crosses in (("S01 all", []), ("S01", [{"count": 1}])):
        state = position(seat(f"{card.id} {' '.join(marked)}", other), seat("O11", "S11"))
        [told] = silver_gold_reasons(deck, SG.view(state, 0), BLANK, [action])
        assert [reason.facts for reason in told if reason.code == "crosses"] == crosses


# --- every reason, checked with the law: Gold Ahoi! ---------------------------------------------------------------


def true_of_place(state: GoldAhoiState, at: Seat, _memory: Memory, action: Place, told: Reason) -> bool:
    facts, before = told.facts, chest_areas(state.layout.laid)
    after, events = GA.apply(state, at, action)
    now = chest_areas(after.layout.laid)
    other = 1 - at
    if told.code == "opens_row":
        return any(isinstance(event, RowOpened) and event.row == facts["row"] for event in events)
    if told.code == "chest_to_nobody":
        return now[-1].owner is None
    if told.code == "best_balance":
        totals = GA.outcome(after).totals
        return (totals[at], totals[other]) == (facts["mine"], facts["theirs"]) and all(
            lead(GA.apply(state, at, place)[0], at) <= lead(after, at) for place in GA.legal(state, at)
        )
    matching = [area for area in dict.fromkeys(now) if (area.kind, area.chests) == (facts["kind"], facts["chests"])]
    if "mine" in facts:
        openings = facts["mine"], facts["theirs"]
        matching = [area for area in matching if (area.openings[at], area.openings[other]) == openings]
    for area in matching:
        chests = [number for number, of in enumerate(now) if of == area]
        was = [before[number].owner if number < len(before) else None for number in chests]
        grew = all(before[number].openings[at] < area.openings[at] for number in chests if number < len(before))
        if told.code == "more_openings" and not grew:
            continue
        if of_area(told, area.owner, was, at) and keeps_its_word(told, after, chests):
            return True
    return False


def of_area(told: Reason, owner: Seat | None, was: list[Seat | None], at: Seat) -> bool:
    """Return whether the area's owners before and after match the reason."""
    match told.code:
        case "takes_over":
            return owner == at and 1 - at in was
        case "wins_area":
            return owner == at and 1 - at not in was and was.count(at) * 2 < len(was)
        case "adds_chests":
            return owner == at and len(was) - was.count(at) == told.facts["count"]
        case "ties_area":
            return owner is None and 1 - at in was
        case "denies_area":
            return owner is None
        case "hems_in":
            return owner == 1 - at
        case "more_openings":
            return True
    return owner == at  # settles_area, area_grows


def keeps_its_word(told: Reason, state: GoldAhoiState, chests: list[int]) -> bool:
    """Check that a closed area stays the same to the end, and that an open one grows only in the stated places."""
    if told.code in ("area_grows", "hems_in"):
        area = chest_areas(state.layout.laid)[chests[0]]
        grown = set[tuple[int, int]]()
        for who in (0, 1):
            asked = state._replace(to_act=(who,), hands=(state.bag[-1], state.bag[-1]))
            for place in GA.legal(asked, who) if len(state.layout.laid) < 36 else []:
                later = chest_areas(GA.apply(asked, who, place)[0].layout.laid)
                if later[chests[0]].chests != area.chests:
                    grown.add(place[:2])
        return bool(len(grown) <= cast(int, told.facts["places"]))
    if told.code not in ("settles_area", "denies_area"):
        return True
    chance = random.Random(len(state.layout.laid))
    area = chest_areas(state.layout.laid)[chests[0]]
    while waiting := GA.to_act(state):
        state, _ = GA.apply(state, waiting[0], chance.choice(GA.legal(state, waiting[0])))
    last = chest_areas(state.layout.laid)[chests[0]]
    return (last.chests, last.openings) == (area.chests, area.openings)


def lead(state: GoldAhoiState, at: Seat) -> int:
    totals = GA.outcome(state).totals
    return totals[at] - totals[1 - at]


@pytest.mark.slow
def test_every_reason_of_gold_ahoi_is_true() -> None:
    told = set[str]()
    for seed in range(8):
        for number, (state, at, memory) in enumerate(moments("gold_ahoi", seed)):
            if number % 16 == 2 * seed + 1:
                told |= check(state, at, memory, gold_ahoi_reasons, true_of_place)
    assert told == {
        *("takes_over", "wins_area", "adds_chests", "ties_area", "settles_area", "denies_area"),
        *("area_grows", "more_openings", "hems_in", "chest_to_nobody", "best_balance", "opens_row"),
    }


# --- which reason is told -----------------------------------------------------------------------------------------


def test_what_all_actions_share_is_no_reason() -> None:
    row = Reason("completes_row", {"row": 1, "cup": 6}, 7.0)
    palm = Reason("palms", {"points": 2}, 2.0)
    assert telling([row, palm], [[row], [row], [row]]) == palm
    assert telling([row, palm], [[], [row], [palm]]) == row
    assert telling([row], [[row]]) is None
    assert telling([], [[row]]) is None


def best(action: Any, win: float = 0.5) -> Thought[Any]:
    return Thought((Option(action, win, 80.0, 100),), 100)


def test_the_only_action_is_told_as_such() -> None:
    *marked, last = fields("S01")
    state = position(seat(f"S01 {' '.join(marked)}", "G12 all"), seat("O11", "S11"), expedition="E1")
    [action] = SG.legal(state, 0)
    assert str(action) == f"mark S01 {last}"
    assert why("silver_gold", SG.house(), SG.view(state, 0), BLANK, best(action)) == ("only", {})


def fields(card: str) -> tuple[str, ...]:
    return GRID.names(SG.house().card(card).island)


def test_filling_a_card_is_what_strikes_the_eye() -> None:
    *marked, last = fields("S04")
    state = position(seat(f"S04 {' '.join(marked)}", "P12"), seat("O11", "S11"), expedition="E4")
    action = SG.parse(f"mark S04 {last}")
    code, facts = why("silver_gold", SG.house(), SG.view(state, 0), BLANK, best(action))
    assert (code, facts) == ("fills_card", {"card": "S04", "points": 8})


def test_without_a_reason_the_chance_to_win_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = replace(plugin("gold_ahoi").bots, reasons=lambda _tiles, _view, _memory, actions: [[] for _ in actions])
    monkeypatch.setattr(hints, "plugin", lambda game: replace(plugin(game), bots=silent))
    thought = best(Place(0, 0, 0), 0.637)
    assert why("gold_ahoi", GA.house(), GA.view(layout(), 0), BLANK, thought) == ("in_thought", {"win": 64})


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_has_a_sentence(code: str) -> None:
    numbers = "points seals row cup count coins left fits of crosses palms fields chests mine theirs places win"
    facts: Json = {"card": "P01", "kind": "water"} | dict.fromkeys(numbers.split(), 2)
    said = [sentence(reason, facts, Language(code)) for reason in CODES]
    assert len(set(said)) == len(CODES)


# --- the whole hint -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_legal_and_always_the_same(game: str) -> None:
    for number, (state, at, memory) in enumerate(moments(game, 11)):
        if number % 9 == 4:
            view = GAMES[game].view(state, at)
            given = hint(game, view, memory, budget=Budget(playouts=64), seed=3)
            assert given.action in GAMES[game].legal(state, at)
            assert given.action == given.thought.action
            assert given == hint(game, view, memory, pieces=GAMES[game].house(), budget=Budget(playouts=64), seed=3)
            assert sentence(given.code, given.facts, Language("de"))


@pytest.mark.parametrize("game", GAMES)
def test_a_mind_can_be_asked_about_some_actions_only(game: str) -> None:
    mind = levels.mind(game, GAMES[game].house())
    for number, (state, at, memory) in enumerate(moments(game, 12)):
        legal = GAMES[game].legal(state, at)
        if number % 11 == 5 and len(legal) > 3:
            among = [legal[0], legal[-1]]
            for level in (levels.CAPTAIN, levels.MASTER):
                thought = mind.think(GAMES[game].view(state, at), memory, level, Budget(playouts=32), 1, 1, among=among)
                assert {option.action for option in thought.options} == set(among)
                assert all(option.playouts > 0 for option in thought.options)
