"""A view of Gold Ahoi! as text: land as lines, water as waves, chests as diamonds."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from goldhook.core.game import Json, Seat
from goldhook.core.lang import Language
from goldhook.games.gold_ahoi.areas import chest_owners
from goldhook.games.gold_ahoi.pieces import TILES, Tile, Tiles, chest_place, land_groups
from goldhook.games.gold_ahoi.state import NORTH, SIDE, SOUTH, Laid
from goldhook.games.gold_ahoi.view import board as board_of
from goldhook.terminal.blocks import Block, beside, line

LAND = "bold #1D2B34 on #F3E0B2"
SEA = "#9FD0DA on #2A7F95"
CHEST_LAND = "bold #8A2B00 on #F3E0B2"
CHEST_SEA = "bold #FFD75E on #2A7F95"
SIDE_STYLE = {NORTH: "bold #C4352B", SOUTH: "bold #2F7FD0"}
WIDTH, HEIGHT = 7, 3
#: So many columns of a terminal a whole layout takes.
NEEDS = 4 + SIDE * WIDTH
#: A chest of nobody's, of north's, of south's: told apart by form as well as by colour.
CHEST: dict[Seat | None, str] = {None: "◆", NORTH: "▲", SOUTH: "▼"}
#: Where land meets in the middle of a tile, by the ends that join there (n e s w as 0 1 2 3).
_MEETING: dict[tuple[int, ...], str] = {
    (0, 1): "╰", (1, 2): "╭", (2, 3): "╮", (0, 3): "╯", (0, 2): "│", (1, 3): "─",
    (0, 1, 2): "├", (1, 2, 3): "┬", (0, 2, 3): "┤", (0, 1, 3): "┴", (0, 1, 2, 3): "┼",
}  # fmt: skip
#: Two bends pass each other like light on a mirror: north-east and south-west, or north-west and south-east.
_MIRROR: dict[tuple[int, ...], str] = {(0, 1): "╲", (2, 3): "╲", (0, 3): "╱", (1, 2): "╱"}
_END_AT = ((0, 3), (1, 6), (2, 3), (1, 0))
_CORNER_AT = ((0, 5), (2, 5), (2, 1), (0, 1))


def tile_block(tile: Tile, turn: int = 0, owner: Seat | None = None) -> Block:
    """A tile as three lines of seven: land from the middle of each edge, water in the corners, a chest."""
    groups = [group for group in land_groups(tile, turn) if len(group) > 1]
    joined = {end for group in groups for end in group}
    meeting = "~" if not groups else _MIRROR[groups[0]] if len(groups) == 2 else _MEETING[groups[0]]
    signs = [
        list("~  " + ("│" if 0 in joined else "╵") + "  ~"),
        [],
        list("~  " + ("│" if 2 in joined else "╷") + "  ~"),
    ]
    west = "───" if 3 in joined else "─ ~"
    east = "───" if 1 in joined else "~ ─"
    signs[1] = list(west + meeting + east)
    on_land, number = chest_place(tile, turn)
    chest_row, chest_column = (_END_AT if on_land else _CORNER_AT)[number]
    lines: Block = []
    for row in range(HEIGHT):
        text = Text(no_wrap=True)
        for column, sign in enumerate(signs[row]):
            if (row, column) == (chest_row, chest_column):
                text.append(CHEST[owner], CHEST_LAND if on_land else CHEST_SEA)
            else:
                text.append(sign, SEA if sign in "~ " else LAND)
        lines.append(text)
    return lines


def table(
    tiles: Tiles, view: Json, lang: Language, name_of: Callable[[Seat], str], legal: set[tuple[int, int]]
) -> Block:
    """The layout as one seat sees it, its own cells to choose marked, and what it would count now."""
    say = lang.say
    board = board_of(tiles, view)
    lines = [line((say("ga-heading", tile=min(len(board) + 1, TILES), bag=view["bag"]), "bold"))]
    if handicap := view.get("handicap"):
        lines.append(line(say("ga-handicap", name=name_of(view["first"]), count=handicap)))
    lines += [_side(view, NORTH, say, name_of), *_layout(board, legal), _side(view, SOUTH, say, name_of)]
    for seat, tile in enumerate(view.get("hands", [None, None])):
        if tile and seat != view["seat"]:
            lines += [line((say("ga-hand", name=name_of(seat), tile=tile), "bold")), *tile_block(tiles.tile(tile))]
    if view["hand"]:
        lines += _hand(tiles.tile(view["hand"]), say("ga-hand", name=name_of(view["seat"]), tile=view["hand"]))
    return lines


def _hand(tile: Tile, title: str) -> Block:
    """The tile in hand in its four turns, numbered as one types them."""
    turns = [[line((f"   {turn}", "dim")), *tile_block(tile, turn)] for turn in range(4)]
    return [line((title, "bold")), *beside(*turns, gap=3)]


def _side(view: Json, seat: Seat, say: Callable[..., str], name_of: Callable[[Seat], str]) -> Text:
    chests = sum(area["chests"] for area in view["areas"] if area["owner"] == seat)
    side = say("ga-north" if seat == NORTH else "ga-south")
    given = f" + {view['handicap']}" if "handicap" in view and seat == view["first"] else ""
    return line((f"    ══ {side} ", SIDE_STYLE[seat]), say("ga-as-it-stands", name=name_of(seat), count=chests) + given)


def _layout(board: list[Laid], legal: set[tuple[int, int]]) -> Block:
    """The rows and columns that have a tile or may get one."""
    laid = {(at.row, at.column): (at, owner) for at, owner in zip(board, chest_owners(board), strict=True)}
    cells = set(laid) | legal or {(0, 0)}
    rows = range(min(cell[0] for cell in cells), max(cell[0] for cell in cells) + 1)
    columns = range(min(cell[1] for cell in cells), max(cell[1] for cell in cells) + 1)
    lines = [line(("    " + "".join(str(column).center(WIDTH) for column in columns), "dim"))]
    for row in rows:
        blocks = [[line(""), line((f"{row:>3} ", "dim")), line("")]]
        for column in columns:
            if (row, column) in laid:
                at, owner = laid[row, column]
                blocks.append(tile_block(at.tile, at.turn, owner))
            else:
                blocks.append(_empty((row, column) in legal))
        lines += beside(*blocks, gap=0)
    return lines


def _empty(is_legal: bool) -> Block:
    if not is_legal:
        return [line(" " * WIDTH)] * HEIGHT
    return [line((text, "bold #3B8ED8")) for text in (" ╭╌╌╌╮ ", " ╎   ╎ ", " ╰╌╌╌╯ ")]
