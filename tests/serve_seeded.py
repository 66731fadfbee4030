"""Run `goldhook` with shuffles that a file chooses, so that a browser test that needs luck fails always or never.

The file `seed` beside the database holds any text; a test writes its own name there. The first table after that gets
the first shuffle of this text, the next table the second one, and so on.
"""

from __future__ import annotations

import sys
from pathlib import Path
from zlib import crc32

from goldhook.cli import main
from goldhook.core.chance import deal
from goldhook.core.game import AnyGame, AnySetup, OptionSet, Pieces
from goldhook.server.live import translation


class Shuffles:
    """Shuffles in a fixed order for each text of the file."""

    def __init__(self, file: Path) -> None:
        self._file, self._text, self._dealt = file, "", 0

    def deal(self, game: AnyGame, players: int, *, pieces: Pieces, options: OptionSet) -> AnySetup:
        """Deal like the server does, with the next seed."""
        text = self._file.read_text() if self._file.exists() else ""
        self._dealt = self._dealt + 1 if text == self._text else 0
        self._text = text
        return deal(game, players, crc32(text.encode()) + self._dealt, pieces=pieces, options=options)


def serve() -> None:
    """Run the command line with seeded shuffles."""
    database = Path(sys.argv[sys.argv.index("--db") + 1])
    setattr(translation, "deal", Shuffles(database.parent / "seed").deal)  # noqa: B010 - as monkeypatch does
    main()


if __name__ == "__main__":
    serve()
