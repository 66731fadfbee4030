"""Patches turn the old value into the new one, whatever the values are."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.json import decode, encode

from goldhook.server.wire.patches import changes, patched

values = st.recursive(
    st.none() | st.integers(2, 5) | st.sampled_from("abc"),
    lambda inner: st.lists(inner, max_size=9) | st.dictionaries(st.sampled_from("xyz"), inner),
    max_leaves=30,
)
objects = st.dictionaries(st.sampled_from("mnop"), values)


@given(old=objects, new=objects)
def test_patches_turn_any_object_into_any_other(old: dict[str, object], new: dict[str, object]) -> None:
    assert patched(old, decode(encode(changes(old, new)))) == new
    assert changes(old, old) == {}


@given(old=st.lists(values, min_size=8, max_size=8), at=st.integers(0, 7), value=values)
def test_a_list_patch_contains_only_the_changes(old: list[object], at: int, value: object) -> None:
    for new in (
        old[:at] + old[at + 1 :],
        [*old, value],
        [*old[:at], value, *old[at:]],
        [*old[:at], value, *old[at + 1 :]],
    ):
        change = changes({"list": old}, {"list": new})
        assert patched({"list": old}, change) == {"list": new}


def test_unchanged_elements_are_not_repeated() -> None:
    old = [{"area": number, "text": "long " * 20} for number in range(20)]
    merged = [*old[:3], {"area": 99}, *old[4:7], *old[8:], {"area": 100}]
    assert changes({"areas": old}, {"areas": merged}) == {
        "areas": {"~": [[0, 3], [{"area": 99}], [4, 7], [8, 20], [{"area": 100}]]}
    }


def test_a_short_list_of_objects_changes_element_by_element() -> None:
    old = [{"name": name, "owes": True, "cards": [{"id": "P01", "marked": ["a1"]}]} for name in ("Ann", "Bob")]
    new = [{**old[0], "owes": False}, {**old[1], "cards": [{"id": "P01", "marked": ["a1", "a2"]}]}]
    assert changes({"seats": old}, {"seats": new}) == {
        "seats": {"#": {"0": {"owes": [False]}, "1": {"cards": {"#": {"0": {"marked": [["a1", "a2"]]}}}}}}
    }
    assert changes({"seats": old}, {"seats": [old[0], None]}) == {"seats": [[old[0], None]]}
