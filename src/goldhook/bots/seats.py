"""Who sits where: the one vocabulary of seats that every command understands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from goldhook.bots.gold_ahoi import greedy as greedy_gold_ahoi
from goldhook.bots.silver_gold import greedy as greedy_silver_gold
from goldhook.chance import Chance
from goldhook.game import Game, Json, Refusal

#: A bot is asked with the view of its seat and its legal actions.
Bot: TypeAlias = Callable[[Json, Sequence[Any]], Any]

HUMAN = "human"
RANDOM = "random"
GREEDY = "greedy"
GREEDY_BOTS: dict[str, Callable[[Any, Chance], Bot]] = {
    "silver_gold": greedy_silver_gold.bot,
    "gold_ahoi": greedy_gold_ahoi.bot,
}
KNOWN = (HUMAN, RANDOM, GREEDY)


def read_seats(text: str, game: Game[Any, Any, Any]) -> list[str]:
    """The seats in a text like `human,greedy`, refused if the game does not seat so many or does not know one."""
    seats = [seat.strip() for seat in text.split(",")]
    for seat in seats:
        if seat not in KNOWN:
            raise Refusal("seat_unknown", text=seat[:40], known=", ".join(KNOWN))
    if len(seats) not in game.players:
        raise Refusal("players_wrong", players=len(seats), least=game.players[0], most=game.players[-1])
    return seats


def bot_for(seat: str, game: Game[Any, Any, Any], pieces: Any, chance: Chance) -> Bot:
    """The bot that plays a seat."""
    if seat == GREEDY:
        return GREEDY_BOTS[game.name](pieces, chance)
    assert seat == RANDOM, seat
    return lambda _view, legal: chance.pick(legal)
