"""The score of a player, line by line as on the score card, and the ranking (S15, S16)."""

from __future__ import annotations

from typing import NamedTuple

from goldhook.games.silver_gold.pieces import Colour
from goldhook.games.silver_gold.plain import ScoreLines
from goldhook.games.silver_gold.state import Player

#: S16: a tie goes to the player with more filled cards of these colours; the first colour that differs decides.
TIE_BREAK: tuple[Colour, ...] = ("grey", "green", "orange", "purple")


class Score(NamedTuple):
    """The lines of a score card (S15)."""

    coins: int
    cups: int
    palms: int
    cards: int
    seals: int

    @property
    def total(self) -> int:
        return sum(self)

    def json(self) -> ScoreLines:
        coins, cups, palms, cards, seals = self
        return {"coins": coins, "cups": cups, "palms": palms, "cards": cards, "seals": seals, "total": self.total}


def score(player: Player) -> Score:
    """S15: return the current score of a player."""
    filled = [card.colour for card in player.done]
    return Score(
        coins=player.coins,
        cups=sum(player.cups),
        palms=sum(player.palms),
        cards=sum([card.points for card in player.done]),
        seals=sum([card.seal.points * filled.count(card.seal.colour) for card in player.done if card.seal]),
    )


def standing(player: Player, counted: Score | None = None) -> tuple[int, ...]:
    """S16: return points, then filled grey, green, orange, purple cards; higher is better. `counted` is the score."""
    filled = [card.colour for card in player.done]
    return ((counted or score(player)).total, *(filled.count(colour) for colour in TIE_BREAK))
