"""Lessons, coach and puzzles in seven languages: complete, translated, short enough for a phone, none unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax.serializer import serialize_pattern

import goldhook
from goldhook.core.lang import LANGUAGES
from goldhook.games import GAMES, plugin
from language_files import messages

CLIENT = Path(goldhook.__file__).parents[2] / "web" / "src"
OTHERS = [code for code in LANGUAGES if code != "en"]


def texts(code: str) -> dict[str, str]:
    found = {key: message for key, message in messages(code, "rules").items() if not key.startswith("rules-")}
    return {key: serialize_pattern(message.value).strip() for key, message in found.items() if message.value}


ENGLISH = texts("en")


def width(text: str) -> int:
    """Return the width in Latin letters; a Japanese sign is as wide as two."""
    return sum(2 if ord(sign) > 0x2E80 else 1 for sign in text)


@pytest.mark.parametrize("code", OTHERS)
def test_every_language_has_the_same_texts(code: str) -> None:
    assert list(texts(code)) == list(ENGLISH), "same keys, same order"


@pytest.mark.parametrize("code", OTHERS)
def test_numbers_and_facts_are_the_same_in_every_language(code: str) -> None:
    for key, text in texts(code).items():
        for found in re.findall(r"\d+|\$\w+", ENGLISH[key]):
            assert found in text, (code, key, found)


@pytest.mark.parametrize("code", LANGUAGES)
def test_texts_fit_a_phone(code: str) -> None:
    for key, text in texts(code).items():
        most = 120 if key.startswith("coach-") or key.endswith("-wrong") else 165
        assert width(text) <= most, (code, key, width(text))


def test_every_step_has_its_texts_and_no_text_is_left_over() -> None:
    used = set(re.findall(r'l\("(lesson-[a-z-]+)"', client()))
    used |= set(re.findall(r'"(lesson-wrong-answer|lesson-wrong-move|(?:puzzle|retry)-[a-z-]+)"', client()))
    units = [plugin(name).puzzles.unit for name in GAMES if plugin(name).puzzles]  # type: ignore[union-attr]
    used |= {f"puzzle-{what}-{unit}" for what in ("asks", "behind") for unit in units}
    for name in GAMES:
        make = plugin(name).lesson
        if make is None:
            continue
        lesson, head = make(), f"lesson-{name.replace('_', '-')}"
        used |= {f"lesson-answer-{answer}" for answer in lesson.answers} | {f"{head}-end"}
        for step in lesson.steps:
            assert f"{head}-{step.name}" in ENGLISH
            assert not step.answer or f"{head}-{step.name}-done" in ENGLISH
            used |= {f"{head}-{step.name}{part}" for part in ("", "-done", "-wrong")}
    used |= {key for key in ENGLISH if key.startswith("coach-") and explained(key)}
    assert set(ENGLISH) <= used
    optional = {key for key in used if key.endswith(("-done", "-wrong"))}
    assert used - optional <= set(ENGLISH)


def client() -> str:
    folders = (CLIENT / "learn", CLIENT / "puzzles", CLIENT / "replay")
    return "\n".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.iterdir())


def explained(key: str) -> bool:
    """Return whether a game's part of the client has the topic that this text explains."""
    games = {name.replace("_", "-"): name for name in GAMES}
    name = next(name for name in games if key.startswith(f"coach-{name}-"))
    source = (CLIENT / "games" / games[name] / "coach.ts").read_text(encoding="utf-8")
    return f'"{key.removeprefix(f"coach-{name}-")}"' in source
