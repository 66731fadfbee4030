"""Run the command line inside the test, and collect its output and exit code."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from goldhook.cli import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> Ran:
    with pytest.raises(SystemExit) as left:
        main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    assert isinstance(left.value.code, int)
    return Ran(left.value.code, out, err)
