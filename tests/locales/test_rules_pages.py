"""The rules in seven languages: complete, valid markup, and all of it shown by the client."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import goldhook
from goldhook.core.lang import LANGUAGES
from language_files import LOCALES, messages, untranslated

CLIENT = Path(goldhook.__file__).parents[2] / "web" / "src"
OTHERS = [code for code in LANGUAGES if code != "en"]


def texts(code: str) -> dict[str, str]:
    """Return every text of the rules in a language, formatted for both games."""
    bundle: Any = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / "rules" / f"{code}.ftl").read_text(encoding="utf-8")))
    found = {}
    for key in (key for key in messages(code, "rules") if key.startswith("rules-")):
        facts = [{"game": game, "author": "Ann"} for game in ("silver_gold", "gold_ahoi")]
        said = [bundle.format_pattern(bundle.get_message(key).value, fact) for fact in facts]
        assert not [errors for _, errors in said if errors], (code, key)
        found[key] = "\n".join(text for text, _ in said)
    return found


ENGLISH = texts("en")


@pytest.mark.parametrize("code", OTHERS)
def test_every_language_has_the_same_texts(code: str) -> None:
    assert list(texts(code)) == list(ENGLISH), "same keys, same order"


@pytest.mark.parametrize("code", OTHERS)
def test_no_text_is_left_in_english(code: str) -> None:
    """The file also has the texts of lessons, coach and puzzles."""
    found = untranslated(code, "rules")
    assert not found, f"rules/{code}.ftl: translate\n" + "\n".join(found)


@pytest.mark.parametrize("code", OTHERS)
def test_numbers_and_keys_are_the_same_in_every_language(code: str) -> None:
    """Points, cups, counts: a rule that says 14 in one language says 14 in all of them."""
    theirs = texts(code)
    for key, text in ENGLISH.items():
        mine, other = (sorted(set(re.findall(r"\d+|<[^>]+>", each))) for each in (text, theirs[key]))
        missing = [number for number in mine if number not in other]
        assert not missing, f"{code}: {key} does not say {missing}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_stars_come_in_pairs(code: str) -> None:
    for key, text in texts(code).items():
        assert all(line.count("**") % 2 == 0 for line in text.splitlines()), f"{code}: {key}"
        assert re.fullmatch(r"(\*\*[^*]+\*\*|<([A-Z][a-z]*|\?)>|[^*<>])*", text), f"{code}: {key}"


def test_the_client_shows_every_text_and_asks_for_no_other() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in CLIENT.rglob("*.svelte"))
    asked = set(re.findall(r'"(rules-[a-z-]+[a-z])"', sources)) - drawing_ids(sources)
    assert asked == set(ENGLISH)


def drawing_ids(sources: str) -> set[str]:
    """Return the names within drawings, which look like keys but are not."""
    return set(re.findall(r'id="(rules-[a-z-]+)"', sources))
