"""Write src/look/symbols.ts: the small pictures, drawn by the Python code that draws the pieces.

python web/write_art.py
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from goldhook.games.silver_gold.art.drawing import symbol_svg

TARGET = Path(__file__).parent / "src" / "look" / "symbols.ts"
HEAD = "// Written by `make wire` from src/goldhook/drawing/symbols.py: change it there.\n"
SYMBOLS = ("coin", "palm", "cross", "cup", "chest", "mark")


def art() -> str:
    """Return the whole file."""
    pictures = {name: f"data:image/svg+xml,{_escaped(symbol_svg(name))}" for name in SYMBOLS}
    lines = "".join(f"  {name}: {json.dumps(picture)},\n" for name, picture in pictures.items())
    return f"{HEAD}\nexport const ART = {{\n{lines}}};\n"


def _escaped(svg: str) -> str:
    """Escape the characters that a data address must not hold."""
    return svg.replace("%", "%25").replace("#", "%23").replace('"', "'")


if __name__ == "__main__":
    TARGET.write_text(art(), encoding="utf-8", newline="\n")
    sys.stdout.write(f"{TARGET.name}\n")
