"""Write what the browser shares with the drawings: src/look/symbols.ts, the small pictures, and src/look/palette.css.

python web/write_art.py
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from goldhook.drawing import art, symbols

LOOK = Path(__file__).parent / "src" / "look"
SYMBOLS = ("coin", "palm", "cross", "cup", "chest", "mark")
#: The colours of drawings that styles use, as var(--art-<name>).
PALETTE = {
    "paper": art.PAPER,
    "ink": art.INK,
    "pencil": art.PENCIL,
    "sea": art.SEA,
    "sand": art.SAND,
    "sand-rim": art.SAND_RIM,
    "palm": art.PALM,
    "action": art.ACTION,
    "gold": symbols.GOLD,
    "gold-lit": symbols.GOLD_LIT,
    "brass": symbols.BRASS,
    "wax": symbols.WAX,
}


def pictures() -> str:
    """Return the file of the small pictures."""
    drawn = {name: f"data:image/svg+xml,{_escaped(symbols.symbol_svg(name))}" for name in SYMBOLS}
    lines = "".join(f"  {name}: {json.dumps(picture)},\n" for name, picture in drawn.items())
    head = "// Written by `make wire` from src/goldhook/drawing/symbols.py: change it there.\n"
    return f"{head}\nexport const ART = {{\n{lines}}};\n"


def palette() -> str:
    """Return the file of the colours."""
    lines = "".join(f"  --art-{name}: {colour.lower()};\n" for name, colour in PALETTE.items())
    return f"/* Written by `make wire` from src/goldhook/drawing: change it there. */\n:root {{\n{lines}}}\n"


def _escaped(svg: str) -> str:
    """Escape the characters that a data address must not hold."""
    return svg.replace("%", "%25").replace("#", "%23").replace('"', "'")


#: By file name.
FILES = {"symbols.ts": pictures, "palette.css": palette}

if __name__ == "__main__":
    for name, text in FILES.items():
        (LOOK / name).write_text(text(), encoding="utf-8", newline="\n")
        sys.stdout.write(f"{name}\n")
