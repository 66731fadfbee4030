"""What a player's table is worth, line by line as on the score card, and who is ahead (S15, S16)."""

from __future__ import annotations

from typing import NamedTuple

from goldhook.games.silver_gold.state import Player

#: S16: whose cards of these colours are more, wins a tie; the first colour that tells decides.
TIE_BREAK = ("grey", "green", "orange", "purple")


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


def score(player: Player) -> Score:
    """S15: what a player's table is worth now."""
    return Score(
        coins=player.coins,
        cups=sum(player.cups),
        palms=sum(player.palms),
        cards=sum(card.points for card in player.done),
        seals=sum(
            card.seal.points * sum(other.colour == card.seal.colour for other in player.done)
            for card in player.done
            if card.seal
        ),
    )


def standing(player: Player) -> tuple[int, ...]:
    """S16: points, then filled grey, green, orange, purple cards; higher is better."""
    filled = [card.colour for card in player.done]
    return (score(player).total, *(filled.count(colour) for colour in TIE_BREAK))
