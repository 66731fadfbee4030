"""Seven languages, complete: the same keys, the same facts, every plural form, nothing left in English by mistake."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import ast, parse

import goldhook
from goldhook.bots.levels import LEVELS
from goldhook.bots.reasons import IN_PLAYOUTS, IN_THOUGHT, ONLY
from goldhook.core.game import Refusal, code_of
from goldhook.core.lang import LANGUAGES, Language, bundle, preferred
from goldhook.core.options import Choices, Option, Range, declared, names
from goldhook.core.text_parts import PARTS, part_of, texts
from goldhook.games import GAMES, plugin
from goldhook.games.gold_ahoi import state as gold_ahoi
from goldhook.games.gold_ahoi import strengths as gold_ahoi_strengths
from goldhook.games.silver_gold import state as silver_gold
from goldhook.games.silver_gold import strengths as silver_gold_strengths
from goldhook.games.silver_gold.scoring import Score
from goldhook.table.events import EVENTS
from goldhook.table.options import TableOptions
from language_files import messages, untranslated

SOURCE = Path(goldhook.__file__).parent
OTHERS = [code for code in LANGUAGES if code != "en"]

NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22, 25, 101)
#: Facts that choose a wording by a code, with all the codes they may have.
CODES = {
    "game": ("silver_gold", "gold_ahoi"),
    "colour": ("purple", "orange", "green", "grey"),
    "kind": ("land", "water", "flag", "number", "choice", "other"),
    "step": ("keep", "mark", "claim", "place"),
    "from_stack": ("yes", "no"),
    "column": ("when", "who", "action", "before", "after", "cost", "alternative"),
    "sign": ("coin", "palm", "cross", "land", "water", "chest"),
}


def inside(node: Any, kind: type) -> Iterator[Any]:
    """Yield all parts of one kind in a message."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                yield from inside(part, kind)


def facts(message: ast.Message) -> set[str]:
    return {variable.id.name for variable in inside(message, ast.VariableReference)}


ENGLISH = messages("en")


@pytest.mark.parametrize("code", OTHERS)
def test_every_language_has_the_same_keys_and_facts(code: str) -> None:
    theirs = messages(code)
    assert list(theirs) == list(ENGLISH), "same keys, same order"
    assert {key: facts(message) for key, message in theirs.items()} == {
        key: facts(message) for key, message in ENGLISH.items()
    }


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_plural_form_is_there(code: str) -> None:
    """A choice by number has exactly the plural forms of the language."""
    forms = set(Locale(code).plural_form.tags) | {"other"}
    plural_tags = {"zero", "one", "two", "few", "many", "other"}
    wrong = []
    for key, message in messages(code).items():
        for choice in inside(message, ast.SelectExpression):
            keys = {variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)}
            if keys & (plural_tags - {"other"}) and keys != forms:
                wrong.append(key)
    assert not wrong, f"{code} has the forms {', '.join(sorted(forms))}; check\n" + "\n".join(wrong)


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_left_in_english(code: str) -> None:
    found = untranslated(code)
    assert not found, f"{code}.ftl: translate\n" + "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_said_with_any_facts(code: str) -> None:
    language = Language(code)
    for key, message in messages(code).items():
        names = sorted(facts(message))
        choices = [
            CODES.get(name, (1, 2, 5, "x")) if name in CODES else (*NUMBERS[:6], "none", "P01") for name in names
        ]
        samples = list(product(*choices))
        for sample in samples[:: max(1, len(samples) // 60)]:
            said = language.say(key, **dict(zip(names, sample, strict=True)))
            assert said
            assert "{" not in said


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("count", NUMBERS)
def test_numbers_are_said(code: str, count: int) -> None:
    assert str(count) in Language(code).say("points", count=count)
    assert str(count) in Language(code).say("refusal-upto-beyond", count=count, upto=5000)
    assert "5000" in Language(code).say("refusal-upto-beyond", count=count, upto=5000), "as it is typed"


# --- keys and code ------------------------------------------------------------------------------------------------


def python_sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")))


def web_sources() -> str:
    """Return the client's sources, which contain its keys in full."""
    web = SOURCE.parent.parent / "web" / "src"
    paths = sorted(path for path in web.rglob("*") if path.suffix in (".ts", ".svelte"))
    assert paths
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def keys_in_use() -> set[str]:
    """Return every key that the code can use: named in it, or made from the codes of events and refusals."""
    text = python_sources()
    used = set(re.findall(r"""["']((?:[a-z]+-)+[a-z-]*[a-z])["']""", text)) | {"colour", "points", "stopped"}
    used |= {"event-" + code_of(kind).replace("_", "-") for kind in (*silver_gold.EVENTS, *gold_ahoi.EVENTS)}
    used |= {"refusal-" + code.replace("_", "-") for code in refusal_codes(text)}
    used |= {f"score-{part}" for part in (*Score._fields, "total")}
    used |= {f"ask-{verb}" for verb in ("keep", "mark", "cross", "take", "place")}
    used |= {f"play-{text}-{name.replace('_', '-')}" for name in GAMES for text in ("help", "goal")}
    used |= {f"command-{command}" for command in ("board", "help", "hint", "undo", "quit")}
    used |= {f"name-{kind}" for kind in ("human", "random", "greedy", "program", "you", "seat")}
    used |= {f"level-{level}" for level in LEVELS}
    strengths = (*silver_gold_strengths.NAMES, *gold_ahoi_strengths.NAMES)
    used |= {"strength-" + name.replace("_", "-") for name in strengths}
    used |= {
        "hint-" + code.replace("_", "-")
        for name in GAMES
        for code in (*plugin(name).bots.reason_codes, ONLY, IN_THOUGHT, IN_PLAYOUTS)
    }
    used |= set(re.findall(r"""["']((?:web|refusal)-[a-z0-9-]+)["']""", web_sources()))
    used |= {"web-told-" + code.replace("_", "-") for code in EVENTS}
    shown = {"hints", "open_lobby", "spectators", "chat", "clock", "first", "rematch_first"}  # that the client offers
    options = {option for game in GAMES.values() for option in names(game.options)} | shown
    used |= {"option-" + option.replace("_", "-") for option in options}
    everywhere = [
        option for kind in (TableOptions, *(game.options for game in GAMES.values())) for option in declared(kind)
    ]
    used |= {f"option-{option.name.replace('_', '-')}-{value}" for option in everywhere for value in values_of(option)}
    used |= {f"simulate-{heading}" for heading in ("wins", "mean", "spread", "least", "most")}
    return used


def values_of(option: Option) -> tuple[str, ...]:
    """Return the ends of the keys for the values of an option."""
    if isinstance(option.rule, Choices):
        return tuple(option.rule)
    return ("value",) if isinstance(option.rule, Range) else ()


def refusal_codes(text: str) -> set[str]:
    """Return the first argument of every Refusal, and the codes that functions pass to one."""
    direct = re.findall(r'(?:Refusal|BadUsage|Forfeit|fault|\.refusal)\(\s*"([a-z_]+)"', text)
    handed = re.findall(r'return "((?:set|cell|first|seventh|touches|row)_[a-z_]+)"', text)
    files = ["file_missing", "file_unreadable"]
    return {*direct, *handed, *files}


def test_every_key_that_the_code_uses_exists() -> None:
    text = python_sources()
    missing = sorted({"refusal-" + code.replace("_", "-") for code in refusal_codes(text)} - set(ENGLISH))
    assert not missing, "\n".join(missing)
    said = set(re.findall(r"""\bsay\(\s*["']([a-z-]+[a-z])["']""", text)) | set(re.findall(r'help="([a-z-]+)"', text))
    assert said
    lessons = bundle("en", "rules")  # the terminal says its puzzles with them
    assert not [key for key in said - set(ENGLISH) if not lessons.has_message(key)]


def test_every_key_that_the_client_uses_exists() -> None:
    said = set(re.findall(r"""\bt\(\s*["']([a-z0-9-]+)["']""", web_sources()))
    assert said
    assert not said - set(ENGLISH)


def test_no_key_is_unused() -> None:
    unused = sorted(set(ENGLISH) - keys_in_use())
    assert not unused, "\n".join(unused)


def test_a_missing_key_would_be_found() -> None:
    with pytest.raises(LookupError):
        Language("en").say("no-such-key")


# --- choosing a language ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "el_GR.UTF-8", "LANG": "de_DE.UTF-8"}, "el"),
        ({"LC_MESSAGES": "ja_JP.UTF-8", "LANG": "C"}, "ja"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], code: str) -> None:
    assert preferred(environment) == code


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refusal, match="language_unknown"):
        Language("xx")


# --- the parts that a browser requests ----------------------------------------------------------------------------


def test_every_text_of_the_browser_is_in_a_part() -> None:
    used = set(re.findall(r"""["'`]((?:[a-z]+-)+[a-z0-9-]*[a-z0-9])["'`]""", web_sources())) & set(ENGLISH)
    assert len(used) > 400
    assert not [key for key in used if not part_of(key)]
    made = ("event-", "hint-", "level-", "option-", "refusal-", "score-", "strength-", "web-")
    assert not [key for key in ENGLISH if key.startswith(made) and not part_of(key)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_parts_have_each_text_of_the_browser_once(code: str) -> None:
    found = [key for part in PARTS for key in re.findall(r"(?m)^([a-z][a-z0-9-]*) =", texts(code, part))]
    assert sorted(found) == sorted(key for key in ENGLISH if part_of(key))
    assert not [part for part in PARTS if any(isinstance(one, ast.Junk) for one in parse(texts(code, part)).body)]
