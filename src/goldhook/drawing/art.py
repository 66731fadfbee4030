"""The palette, SVG elements as text, and conversion to files.

A drawing is a string. It has no ids and no style attributes, and its pieces need no font, so any number of drawings can
share one page under a strict content security policy. The same input gives the same bytes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias
from xml.sax.saxutils import escape, quoteattr

from goldhook.core.game import Refusal

PAPER, INK, PENCIL = "#FFFDF6", "#1D2B34", "#26323B"
SEA, SEA_DEEP, SEA_LINE, SHOAL, FOAM = "#2E8CA3", "#1F6C81", "#55A9B9", "#4AA2B4", "#CDEDEE"
SAND, SAND_LIT, SAND_WORN = "#F3E0B2", "#FCF3DA", "#E4D9BC"
SAND_EDGE, SAND_RIM, SAND_DEEP = "#E2C78F", "#D9B877", "#A67C3A"
PALM = "#246E3D"
#: Drawings of high contrast: flat water, flat land, and one dark line between them.
PLAIN_SEA, PLAIN_LAND, PLAIN_LINE = "#0A4A66", "#FFF8E4", "#0B141A"
#: The only colour that marks a possible action.
ACTION = "#0B5AA0"
#: Words on a sheet come in any language, so they are text; pieces use `glyphs.lettering`. Libertinus is the font that
#: typst includes.
SERIF = "Georgia, 'Libertinus Serif', 'Times New Roman', 'DejaVu Serif', serif"
SUFFIXES = (".svg", ".png", ".pdf")
#: Pixels of a drawing per inch, in browsers and in resvg.
PIXELS_PER_INCH = 96

Point: TypeAlias = tuple[float, float]
#: Left, top, right, bottom.
Box: TypeAlias = tuple[float, float, float, float]


def num(value: float, places: int = 2) -> str:
    """Return a number as short as SVG allows.

    >>> num(12.0), num(0.256), num(-0.5), num(-0.001)
    ('12', '.26', '-.5', '0')
    """
    text = f"{value:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def pair(point: Point, places: int = 1) -> str:
    """Return a point for a path. A tenth of a unit is finer than any screen shows."""
    return f"{num(point[0], places)} {num(point[1], places)}"


def tag(name: str, content: str = "", /, **attributes: str | float | None) -> str:
    """Return an element. `stroke_width` becomes `stroke-width`, and attributes that are None are omitted.

    >>> tag("circle", r=2.50, fill="none", stroke_width=1, stroke=None)
    '<circle r="2.5" fill="none" stroke-width="1"/>'
    """
    written = "".join(
        f" {key.replace('_', '-')}={quoteattr(value if isinstance(value, str) else num(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def shape(d: str, fill: str, **more: str | float | None) -> str:
    """Return a filled path."""
    return tag("path", d=d, fill=fill, **more)


def line(d: str, stroke: str, width: float, **more: str | float | None) -> str:
    """Return a stroked path without fill."""
    return tag("path", d=d, fill="none", stroke=stroke, stroke_width=width, **more)


def placed(content: str, x: float, y: float, scale: float = 1) -> str:
    """Return a drawing moved to a position and scaled there."""
    size = "" if scale == 1 else f" scale({num(scale)})"
    return tag("g", content, transform=f"translate({num(x)} {num(y)}){size}")


def words(text: str, x: float, y: float, size: float, **more: str | float | None) -> str:
    """Return text in any language, in the serif font of the reader's machine."""
    return tag("text", escape(text), x=x, y=y, font_family=SERIF, font_size=size, fill=INK, **more)


def document(body: str, width: float, height: float, label: str = "", millimetres: float = 0) -> str:
    """Return a complete SVG document. `label` names it for screen readers; `millimetres` is its width on paper."""
    return tag(
        "svg",
        (tag("title", escape(label)) if label else "") + body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(width)} {num(height)}",
        width=f"{num(millimetres)}mm" if millimetres else None,
        height=f"{num(millimetres * height / width)}mm" if millimetres else None,
        role="img",
        aria_label=label or None,
    )


def rasterise(svg: str, path: Path, scale: float = 2) -> None:
    """Write a drawing as .svg, .png or .pdf; `scale` is the number of .png pixels per unit of the drawing."""
    check_suffix(path)
    try:
        path.write_bytes(_as_bytes(svg, path.suffix.lower(), scale))
    except OSError as error:
        raise Refusal("file_unwritable", file=str(path), why=error.strerror or "") from None


def check_suffix(path: Path) -> None:
    """Refuse a file name without a suffix for drawings."""
    if path.suffix.lower() not in SUFFIXES:
        raise Refusal("draw_suffix", suffix=path.suffix, known=", ".join(SUFFIXES))


def _as_bytes(svg: str, suffix: str, scale: float) -> bytes:
    if suffix == ".svg":
        return svg.encode()
    return png(svg, scale) if suffix == ".png" else _typeset(svg, "pdf")


def png(svg: str, scale: float = 2) -> bytes:
    """Return the drawing as PNG. Resvg has no fonts and drops text on a machine without any; typst has its own."""
    if "<text" in svg:
        return _typeset(svg, "png", scale)
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=scale))


def _typeset(svg: str, kind: Literal["png", "pdf"], scale: float = 1) -> bytes:
    """Return the drawing on a page of its own size. In a PDF it stays vector graphics."""
    import typst

    page = b"""#set document(date: none)
#set page(width: auto, height: auto, margin: 0pt, fill: none)
#image(bytes(sys.inputs.svg), format: "svg")"""
    made = typst.compile(page, format=kind, ppi=PIXELS_PER_INCH * scale, sys_inputs={"svg": svg})
    assert isinstance(made, bytes), "one page is one file"
    return made
