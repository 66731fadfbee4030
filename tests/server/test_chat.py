"""Chat: short, plain, not too fast; off where a table does without; and each may mute another."""

from __future__ import annotations

import pytest

from at_server import at_table, run, served
from goldhook.game import Refusal
from goldhook.server.chat import clean_text


def test_what_is_said_is_heard_by_all_and_by_who_comes_later() -> None:
    async def talk() -> None:
        async with served() as server:
            table, _, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            assert (await lines[0].ask("chat", text=" <b>hello</b> \u202e "))["type"] == "done"
            said = await lines[1].until("said")
            assert (said["seat"], said["name"], said["text"]) == (0, "Ann", "<b>hello</b>")
            late = await (await server.guest("Zoe")).sit(table)
            assert (await late.until("said"))["text"] == "<b>hello</b>"
            await late.ask("chat", text="I only watch")
            said = await lines[0].until("said", seat=None)
            assert (said["name"], said["text"]) == ("Zoe", "I only watch")

    run(talk())


def test_a_repeat_is_said_once() -> None:
    async def talk() -> None:
        async with served() as server:
            _, _, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            first = await lines[0].ask("chat", "once", text="hello")
            assert await lines[0].ask("chat", "once", text="hello") == first
            await lines[0].ask("chat", text="bye")
            await lines[1].until("said", text="bye")
            assert [message["text"] for message in lines[1].heard if message["type"] == "said"] == ["hello", "bye"]

    run(talk())


def test_too_much_at_once_and_too_long_are_refused() -> None:
    async def talk() -> None:
        async with served() as server:
            _, _, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            assert (await lines[0].ask("chat", text="x" * 201))["code"] == "chat_wrong"
            answers = [await lines[0].ask("chat", text=f"line {number}") for number in range(7)]
            assert [answer.get("code", "") for answer in answers] == [""] * 5 + ["chat_too_fast"] * 2
            assert (await lines[1].ask("chat", text="and I?"))["type"] == "done"

    run(talk())


def test_a_table_without_chat() -> None:
    async def talk() -> None:
        async with served() as server:
            _, _, lines = await at_table(server, "gold_ahoi", "Ann", "Bob", options={"chat": False})
            assert (await lines[0].ask("chat", text="hello"))["code"] == "chat_off"

    run(talk())


def test_mute_and_hear_again() -> None:
    async def talk() -> None:
        async with served() as server:
            _, _, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            await lines[1].ask("mute", seat=0)
            await lines[0].ask("chat", text="one")
            await lines[1].ask("mute", seat=0, muted=False)
            await lines[0].ask("chat", text="two")
            await lines[1].until("said", text="two")
            assert not [message for message in lines[1].heard if message.get("text") == "one"]
            assert (await lines[1].ask("mute", seat=7))["code"] == "nobody_there"

    run(talk())


@pytest.mark.parametrize("text", ["", "  ", "\u200b", "\x00\x01"])
def test_nothing_is_no_chat(text: str) -> None:
    with pytest.raises(Refusal, match="chat_wrong"):
        clean_text(text)
