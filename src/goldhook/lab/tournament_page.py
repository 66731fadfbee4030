"""A tournament as a static page: ratings, cross table, sample games, and everything needed to repeat it."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from goldhook import __version__, record
from goldhook.core.game import AnyGame, Pieces
from goldhook.core.lang import Language
from goldhook.lab import plot
from goldhook.lab.schedule import Done, record_of
from goldhook.lab.set_report_pages import STYLE
from goldhook.lab.tournament import Rated, TournamentTotals

#: How many games of each pair are kept to replay, and how many in total.
SAMPLES_EACH, MOST_SAMPLES = 1, 50
#: Digits of a digest that identify a set.
DIGEST = 16


class Samples:
    """The first games of each pair."""

    def __init__(self) -> None:
        self.kept: list[Done] = []
        self._pairs: dict[tuple[int, ...], int] = {}

    def add(self, done: Done) -> None:
        """Keep the game if its pair has none yet."""
        pair = tuple(sorted(done.order.players))
        if self._pairs.get(pair, 0) < SAMPLES_EACH and len(self.kept) < MOST_SAMPLES:
            self._pairs[pair] = self._pairs.get(pair, 0) + 1
            self.kept.append(done)


def set_digest(game: AnyGame, pieces: Pieces) -> str:
    """Return a digest of a set. Equal sets have equal digests on every machine.

    >>> from goldhook.games import GAMES
    >>> game = GAMES["gold_ahoi"]
    >>> set_digest(game, game.house()) == set_digest(game, game.house()), len(set_digest(game, game.house()))
    (True, 16)
    """
    text = json.dumps(game.pieces_json(pieces), sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:DIGEST]


def version() -> str:
    """Return the version, with the commit if the program runs from a checkout."""
    git = shutil.which("git")
    here = Path(__file__).parent
    if git is None:
        return __version__
    asked = subprocess.run(  # noqa: S603 - no argument comes from outside
        [git, "-C", str(here), "rev-parse", "HEAD"], capture_output=True, text=True, check=False
    )
    return f"{__version__}, {asked.stdout.strip()}" if asked.returncode == 0 else __version__


def write(
    folder: Path,
    table: TournamentTotals,
    samples: Samples,
    *,
    game: AnyGame,
    pieces: Pieces,
    heading: str,
    seed: int,
    command: str,
    names: Sequence[str],
    lang: Language,
) -> Path:
    """Write the page and its sample games into a folder; return the page."""
    folder.mkdir(parents=True, exist_ok=True)
    rows = table.rated()
    title = lang.say("tournament-title") + " · " + lang.game(game.name)
    drawing = plot.drawing(title, heading, [(names[row.player], row.rating) for row in rows])
    facts = [
        (lang.say("tournament-repeat"), command),
        (lang.say("tournament-version"), version()),
        (lang.say("tournament-set"), f"{pieces.name} · {set_digest(game, pieces)}"),
        (lang.say("tournament-seed"), str(seed)),
    ]
    body = f"<h1>{escape(title)}</h1>\n<p>{escape(heading)}</p>\n{drawing}\n"
    body += _ratings(rows, names, lang) + _cross(table, rows, names, lang)
    body += _table("", [], [(name, f"<code>{escape(text)}</code>") for name, text in facts])
    body += _samples(folder, samples, names, lang)
    page = folder / "index.html"
    page.write_text(
        f'<!doctype html>\n<html lang="{lang.code}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}\n</style>\n{body}</html>\n",
        encoding="utf-8",
    )
    (folder / "tournament.json").write_text(json.dumps(table.json(), indent=1) + "\n", encoding="utf-8")
    return page


def _ratings(rows: Sequence[Rated], names: Sequence[str], lang: Language) -> str:
    headings = [
        "", lang.say("tournament-rating"), lang.say("match-interval"), lang.say("simulate-wins"),
        lang.say("simulate-mean"), lang.say("match-forfeits"),
    ]  # fmt: skip
    cells = []
    for player, (rating, (low, high)), standing in rows:
        mean = "–" if standing.mean_points is None else lang.number(standing.mean_points)
        ends = f"{low:.0f} – {high:.0f}"
        row = (names[player], f"{rating:.0f}", ends, lang.percent(standing.win_share), mean, str(standing.forfeits))
        cells.append(tuple(map(escape, row)))
    return _table("", headings, cells)


def _cross(table: TournamentTotals, rows: Sequence[Rated], names: Sequence[str], lang: Language) -> str:
    """Return the cross table: each player's share of wins against each other."""
    shares = {}
    told: Any = table.json()
    for pair in told["pairs"]:
        (one, two), games = pair["players"], pair["games"] or 1
        shares[one, two], shares[two, one] = pair["wins"][0] / games, pair["wins"][1] / games
    ordered = [names[row.player] for row in rows]
    cells = [
        (escape(name), *(lang.percent(shares[at, to]) if (at, to) in shares else "–" for to in range(len(rows))))
        for at, name in enumerate(ordered)
    ]
    return _table(lang.say("tournament-cross"), ["", *ordered], cells)


def _samples(folder: Path, samples: Samples, names: Sequence[str], lang: Language) -> str:
    cells = []
    for done in samples.kept:
        file = folder / f"game-{done.order.number + 1:06}.json"
        record.save(record_of(done), file)
        who = " – ".join(names[player] for player in done.order.players)
        points = " – ".join(map(str, done.totals))
        link = f'<a href="{file.name}">{file.name}</a>'
        cells.append(
            (escape(who), escape(points), str(done.order.deal), link, f"<code>goldhook replay {file.name}</code>")
        )
    headings = ["", lang.say("simulate-mean"), lang.say("tournament-seed"), "", ""]
    return _table(lang.say("tournament-samples"), headings, cells)


def _table(title: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table. The cells are HTML, the headings plain text."""
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    lines = "\n".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    above = f"<h2>{escape(title)}</h2>\n" if title else ""
    return (
        f'{above}<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{lines}\n</tbody></table></div>\n'
    )
