"""The texts of a language in parts, so that a browser can begin with the few that its first page shows.

The parts follow the pages of the browser client: `home` for the home page, `table` for a table and its lobby, `pages`
for all others. Texts of the command line are in none of them. A client that lacks a text requests the other parts.
"""

from __future__ import annotations

import re
from functools import cache

from goldhook.core.texts import fluent

PARTS = ("home", "table", "pages")
#: The home page, and what it says when the server cannot be reached.
_HOME = re.compile(
    r"analyse-when|game-name.*|level-\d|name-(human|seat|you)|points|refusal-(page-unknown|server-unreachable)|web-("
    r"add-(bot|player)|before-start|bots-count|circles?|close|continue|free-seats|game-(line|size)|home|invite|"
    r"daily(-resume|-points|-waiting)?|ladder-(next|play)|language|learn(-decline|-offer)?|level-strength|lost|matches|"
    r"more-options|name-of|one-device(-how)?|open-table|others-turn|pages|play-bots|players(-count)?|points-so-far|"
    r"puzzles|remove-name|replay|results|rules|saved|settings|skip|start|strength|tables|terminal-game|"
    r"with-(clock|set)|you-win|your-(name|turn))"
)
#: What the command line alone says.
_COMMAND_LINE = re.compile(
    r"(ask|backup|command|help|legal|match|page|pipe|preview|puzzles|report|serve|set|sheet|simulate|tournament|usage|"
    r"warm)-.*|play-(?!won|draw).*|replay-(heading|running)|(sg|ga)-(heading.*|middle|legend|hand)|game-line.*|stopped"
)
#: Pages besides the home page and a table.
_PAGES = re.compile(
    r"(analyse|strength)-.*|refusal-(?!table-).*|web-(against|averages|best|blocked.*|carry.*|choose-game|circle-.*|code-.*|"
    r"daily-(?!others).*|delete.*|export|filter.*|finished|ladder.*|look|matches-played|mean-points|mine|no-matches.*|no-tables.*|"
    r"not-counted|older.*|others|outcome|play-on.*|replay-(?!to-act).*|results-.*|rival-.*|running.*|streak|strengths.*|"
    r"tournament.*|try-again|unblock|win-rate)"
)
_MESSAGE = re.compile(r"^(?=[a-z][a-z0-9-]* =)", re.MULTILINE)


def part_of(key: str) -> str:
    """Return the part that a text belongs to; it is empty for texts of the command line.

    >>> part_of("web-your-turn"), part_of("web-chat"), part_of("web-replay-step"), part_of("help-play")
    ('home', 'table', 'pages', '')
    """
    kinds = {"home": _HOME, "": _COMMAND_LINE, "pages": _PAGES}
    return next((part for part, keys in kinds.items() if keys.fullmatch(key)), "table")


def without_comments(text: str) -> str:
    """Return a language file without its comments, which are for translators."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))


@cache
def texts(code: str, part: str) -> str:
    """Return a part of a language as Fluent."""
    messages = _MESSAGE.split(without_comments(fluent(code)))
    return "".join(message for message in messages if message.strip() and part_of(message.split(" =")[0]) == part)
