"""Write the tables of docs/lab.md from the code: `python docs/lab_tables.py`."""

from __future__ import annotations

import re
from pathlib import Path

from goldhook.envs.arguments import env_of
from goldhook.games import GAMES
from goldhook.games.contract import Field

PAGE = Path(__file__).with_name("lab.md")


def tables() -> str:
    """The layout of observations, actions and afterstates of every game that has an environment."""
    parts = []
    for name, game in GAMES.items():
        env, players = env_of(game), game.players[0]
        parts += [f"### {name}: observation, {players} players", "", *_rows(env.fields(players)), ""]
        parts += [f"### {name}: actions, house set", "", "| numbers | meaning |", "|---|---|"]
        parts += [f"| {_span(part.start, part.size)} | {part.text} |" for part in env.actions(game.house())]
        parts += ["", f"### {name}: afterstates", "", "| place | number |", "|---|---|"]
        parts += [f"| {place} | {text} |" for place, text in enumerate(env.afterstates())]
        parts.append("")
    return "\n".join(parts)


def _rows(fields: tuple[Field, ...]) -> list[str]:
    rows = ["| places | name | range | meaning |", "|---|---|---|---|"]
    return rows + [
        f"| {_span(field.start, field.size)} | {field.name} | {field.least} to {field.most} | {field.text} |"
        for field in fields
    ]


def _span(start: int, size: int) -> str:
    return str(start) if size == 1 else f"{start}–{start + size - 1}"


def page(text: str) -> str:
    """Return the page with updated tables."""
    return re.sub(
        r"(<!-- tables -->\n).*(<!-- end -->)", lambda found: found[1] + tables() + found[2], text, flags=re.S
    )


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
