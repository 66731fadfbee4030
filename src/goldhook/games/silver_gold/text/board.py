"""A view of Silver & Gold as text, readable with and without colours."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from goldhook.core.game import Seat, seat_of
from goldhook.core.lang import Language
from goldhook.drawing.art import INK, PALM, SAND
from goldhook.drawing.symbols import BRASS_DEEP, LEAF
from goldhook.games.silver_gold.art.suits import HUES
from goldhook.games.silver_gold.pieces import GRID, SUITS, Card, Deck, Expedition, Symbol
from goldhook.games.silver_gold.plain import View
from goldhook.games.silver_gold.scoring import score
from goldhook.games.silver_gold.state import COIN_ROWS, COINS_A_ROW, MOST_PALMS, Player, palm_worth
from goldhook.games.silver_gold.view import player_from
from goldhook.terminal.blocks import Block, beside, line, padded, wrapped
from goldhook.terminal.styles import LAND, WATER

#: The terminal columns that the table needs.
NEEDS = 60
#: Terminals up to this width often have no line to spare.
OLD_SCREEN = 80
#: Letters are drawn on the deep shade of a suit, as on the cards.
BAND = {suit: f"bold white on {hue.deep}" for suit, hue in HUES.items()}
SIGN: dict[Symbol | None, str] = {None: "·", "coin": "c", "palm": "p", "cross": "x"}
STYLE: dict[Symbol | None, str] = {
    None: LAND,
    "coin": f"bold {BRASS_DEEP} on {SAND}",
    "palm": f"bold {PALM} on {SAND}",
    "cross": f"bold #B02A20 on {SAND}",
}
MARKED = f"bold {INK} on #B9A77C"


def card_block(card: Card, marked: int = 0, *, large: bool = False) -> Block:
    """Return a card: a band with its points, id and seal, and the island below. Large ones have coordinates."""
    cell_width = 3 if large else 2
    label = 3 if large else 1
    right = 1 if large else 2
    inner = cell_width * GRID.columns + label + right
    seal = str(card.seal) if card.seal else ""
    head = f" {card.points} {card.id}"
    lines = [line((head + seal.rjust(inner - len(head) - 1) + " ", BAND[card.colour]))]
    if large:
        letters = "".join(chr(97 + column).center(cell_width) for column in range(GRID.columns))
        lines.append(line((" " * label + letters + " " * right, "dim")))
    for row in range(GRID.rows):
        text = line((f" {row + 1} ", "dim")) if large else line((" ", WATER))
        for column in range(GRID.columns):
            sign, style = _field(card, GRID.bit(column, row), marked)
            text.append(sign.center(cell_width) if large else f"{sign} ", style)
        text.append(" " * right, "" if large else WATER)
        lines.append(text)
    return lines


def _field(card: Card, cell: int, marked: int) -> tuple[str, str]:
    if not cell & card.island:
        return "~", WATER
    if cell & marked:
        return "█", MARKED
    symbol = card.symbol(cell)
    return SIGN[symbol], STYLE[symbol]


def pattern_block(expedition: Expedition) -> Block:
    """Return the pattern of an expedition card."""
    places = GRID.where(expedition.pattern)
    columns = max(column for column, _ in places) + 1
    rows = max(row for _, row in places) + 1
    return [
        line(("".join("██ " if (column, row) in places else "   " for column in range(columns)), "bold"))
        for row in range(rows)
    ]


def pattern_inline(expedition: Expedition) -> str:
    """Return the pattern in one line, its rows separated by a slash: ■■/■"""
    rows: dict[int, list[str]] = {}
    for column, row in GRID.where(expedition.pattern):
        signs = rows.setdefault(row, [])
        signs += ["·"] * (column - len(signs)) + ["■"]
    return "/".join("".join(signs) for _, signs in sorted(rows.items()))


def round_card(deck: Deck, say: Callable[..., str]) -> Text:
    """Return the patterns of the expedition cards with their counts, as the round card prints them."""
    patterns = "  ".join(f"{pattern_inline(card)} ×{count}" for card, count in deck.round_card())
    return line((f"{say('word-round-card')} ", "bold"), patterns)


def score_block(player: Player, say: Callable[..., str]) -> Block:
    """Return a score card: three rows of coins with their cups, four palms."""
    lines: Block = []
    for row in range(COIN_ROWS):
        ticked = max(0, min(COINS_A_ROW, player.coins - COINS_A_ROW * row))
        cup = str(player.cups[row]) if row < len(player.cups) else "_"
        coins = "● " * ticked + "○ " * (COINS_A_ROW - ticked)
        lines.append(line((coins, "#C08A00"), (f" {say('word-cup')} {cup}", "")))
    palms = [str(points) for points in player.palms] + ["_"] * (MOST_PALMS - len(player.palms))
    lines.append(line((f"{say('word-palms')} ", ""), (" ".join(palms), f"bold {LEAF}")))
    return lines


def table(deck: Deck, view: View, lang: Language, name_of: Callable[[Seat], str], room: int = 80) -> Block:
    """Return the whole table as one seat sees it."""
    say = lang.say
    lines = [_heading(view, say, name_of)]
    if room > OLD_SCREEN:  # narrow terminals show it in the help
        lines.append(round_card(deck, say))
    if view["display"]:
        cards = [deck.card(card) for card in view["display"]]
        worth = say("word-palm-worth", points=palm_worth(cards))
        lines += [line((say("word-display"), "bold"), f" · {worth}"), *wrapped(list(map(card_block, cards)), room)]
    others = [
        _other(view, seat, player_from(deck, entry), say, name_of)
        for seat, entry in enumerate(view["seats"])
        if seat != view["seat"]
    ]
    lines += wrapped(others, room, gap=4)
    return lines + (_mine(deck, view, say, name_of, room) if view["seat"] is not None else [])


def _heading(view: View, say: Callable[..., str], name_of: Callable[[Seat], str]) -> Text:
    if not view["round"]:
        return line((say("sg-heading-keep"), "bold"))
    cups = " ".join(map(str, view["cups"])) or "–"
    round_turn = say("sg-heading", round=view["round"], turn=view["turn"])
    rest = say("sg-middle", first=name_of(view["first"]), stack=view["stack"], cups=cups)
    return line((round_turn, "bold"), f" · {rest}")


def _named(view: View, seat: Seat, player: Player, say: Callable[..., str], name_of: Callable[[Seat], str]) -> Text:
    waiting = "" if seat not in view["to_act"] or seat == view["seat"] else " · " + say("word-thinking")
    return line((name_of(seat), "bold"), f" · {say('points', count=score(player).total)}{waiting}")


def _other(view: View, seat: Seat, player: Player, say: Callable[..., str], name_of: Callable[[Seat], str]) -> Block:
    cards = [card_block(held.card, held.marked) for held in player.cards if held]
    return [_named(view, seat, player, say, name_of), *beside(*cards, _scored(player, say))]


def _scored(player: Player, say: Callable[..., str]) -> Block:
    laid_aside = " ".join(card.id for card in player.done) or "–"
    counted = score(player)
    seals = f" · {say('score-seals')} {counted.seals}" if counted.seals else ""
    return [*score_block(player, say), line(f"{say('word-laid-aside')} {laid_aside}{seals}")]


def _mine(deck: Deck, view: View, say: Callable[..., str], name_of: Callable[[Seat], str], room: int) -> Block:
    seat = seat_of(view)
    player = player_from(deck, view["seats"][seat])
    lines = [_named(view, seat, player, say, name_of)]
    if view["step"] == "keep" and not player.cards:
        return lines + wrapped([card_block(deck.card(card), large=True) for card in view["hand"]], room)
    cards = [card_block(held.card, held.marked, large=True) for held in player.cards if held]
    side = _scored(player, say)
    if view["expedition"]:
        expedition = next(card for card in deck.expeditions if card.id == view["expedition"])
        title = padded(say("word-expedition"), 12)
        side = [*side, *beside([line((title, "bold"))], pattern_block(expedition))]
    if "played" in view:
        shapes = {card.id: pattern_inline(card) for card in deck.expeditions}
        side.append(line(f"{say('word-played')} {'  '.join(shapes[card] for card in view['played'])}"))
    return lines + wrapped([*cards, side], room)


def legend(deck: Deck, lang: Language) -> list[str]:
    """Return the round card, and the meaning of letters and colours."""
    return [round_card(deck, lang.say).plain, names_of_suits(lang)]


def names_of_suits(lang: Language) -> str:
    """Return the legend of letters and colours."""
    suits = ", ".join(f"{suit.letter} {lang.say('colour', colour=colour)}" for colour, suit in SUITS.items())
    return lang.say("sg-legend", suits=suits)
