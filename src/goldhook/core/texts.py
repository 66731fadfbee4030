"""Language files: ours, and those that games of other packages bring in their own `locales` folder."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

_OURS = Path(str(files("goldhook") / "locales"))
DEFAULT = "en"
#: A language exists if its file does.
LANGUAGES = tuple(sorted(path.stem for path in _OURS.glob("*.ftl")))
_theirs: list[Path] = []


def add_folder(folder: Path) -> None:
    """Also read the files of this folder. A missing language falls back to English."""
    if folder.is_dir() and folder not in _theirs:
        _theirs.append(folder)
        fluent.cache_clear()


@cache
def fluent(code: str, part: str = "") -> str:
    """Return all messages of a language as Fluent; the part `rules` is what players read to learn a game."""
    texts = [(_OURS / part / f"{code}.ftl").read_text(encoding="utf-8")]
    for folder in _theirs:
        found = (folder / part / f"{name}.ftl" for name in (code, DEFAULT))
        texts += [path.read_text(encoding="utf-8") for path in found if path.is_file()][:1]
    return "\n".join(texts)
