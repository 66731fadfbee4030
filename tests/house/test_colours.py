"""Every colour of the drawings is defined once; terminal, pages and browser read it from there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from goldhook.drawing import art, symbols
from goldhook.games.silver_gold.art.suits import HUES

ROOT = Path(__file__).parents[2]
#: These are written by `make wire`; tests/house/test_client.py checks that they are fresh.
GENERATED = {"palette.css", "symbols.ts"}
HEX = re.compile(r"#[0-9a-fA-F]{6}\b")


def definitions(root: Path) -> dict[str, list[str]]:
    """Map each colour below a folder, in lower case, to the files that contain it. `assets` is the built client."""
    found: dict[str, list[str]] = {}
    for path in sorted(root.rglob("*")):
        if (
            path.suffix in (".py", ".ts", ".svelte", ".css")
            and path.name not in GENERATED
            and "assets" not in path.parts
        ):
            for colour in set(HEX.findall(path.read_text(encoding="utf-8").lower())):
                found.setdefault(colour, []).append(path.relative_to(root).as_posix())
    return found


def shared() -> dict[str, str]:
    """Map each colour of the palette, the symbols and the suits to the file that defines it."""
    drawing = "goldhook/drawing"
    found = {value.lower(): f"{drawing}/art.py" for value in vars(art).values() if _is_colour(value)}
    for value in vars(symbols).values():
        if _is_colour(value):
            found.setdefault(value.lower(), f"{drawing}/symbols.py")
    suits = "goldhook/games/silver_gold/art/suits.py"
    return found | {colour.lower(): suits for hue in HUES.values() for colour in hue}


def _is_colour(value: object) -> bool:
    return isinstance(value, str) and HEX.fullmatch(value) is not None


def second_definitions(source: Path, web: Path) -> list[str]:
    """List the files that repeat a shared colour defined elsewhere."""
    here, there = definitions(source), definitions(web)
    wrong = [f"{path} {colour}" for colour, own in shared().items() for path in here.get(colour, []) if path != own]
    return wrong + [f"{path} {colour}" for colour in shared() for path in there.get(colour, [])]


def test_a_shared_colour_is_defined_once() -> None:
    assert len(shared()) > 20
    assert not second_definitions(ROOT / "src", ROOT / "web" / "src")


@pytest.mark.parametrize("place", ["src/goldhook/games/silver_gold/text/board.py", "web/src/look/theme.css"])
def test_a_second_definition_is_found(place: str, tmp_path: Path) -> None:
    for name in ("src/goldhook/games/silver_gold/art/suits.py", place):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text('"orange": "#C96A12"')
    found = second_definitions(tmp_path / "src", tmp_path / "web" / "src")
    assert found == [f"{place.split('src/', 1)[1]} #c96a12"]


def test_no_style_of_the_browser_is_named_after_a_suit() -> None:
    """The browser shows suits as pictures; its own variable would be a second definition."""
    text = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "web" / "src").rglob("*.css"))
    assert not [suit for suit in HUES if f"--{suit}:" in text]
