import { describe, expect, test } from "vitest";

import { patched } from "../src/table/patch";

describe("changes", () => {
  test("replace, remove and add fields", () => {
    expect(patched<object>({ n: 1, hand: "A" }, { n: [2], hand: [], seat: [0] })).toEqual({ n: 2, seat: 0 });
  });

  test("reach into objects and leave the rest as it was", () => {
    const before = { match: { to_act: [0], bag: 3 }, seats: [{ owes: true }] };
    const after = patched(before, { match: { to_act: [[1]] } });
    expect(after.match).toEqual({ to_act: [1], bag: 3 });
    expect(after.seats).toBe(before.seats);
  });

  test("put lists together from old ranges and new elements", () => {
    const before = { board: ["a", "b", "c", "d"] };
    expect(patched(before, { board: { "~": [[0, 2], ["x"], [3, 4]] } }).board).toEqual(["a", "b", "x", "d"]);
    expect(patched({ lists: [[1], [2]] }, { lists: { "~": [[[9]], [0, 1]] } }).lists).toEqual([[9], [1]]);
  });

  test("reach into the elements of a list", () => {
    const before = { seats: [{ owes: true, name: "Ann" }, { owes: false, name: "Bob" }] };
    const after = patched(before, { seats: { "#": { "0": { owes: [false] } } } });
    expect(after.seats).toEqual([{ owes: false, name: "Ann" }, before.seats[1]]);
    expect(after.seats[1]).toBe(before.seats[1]);
  });

  test("may set null and empty values", () => {
    expect(patched<object>({ hand: "A", list: [1] }, { hand: [null], list: [[]] })).toEqual({ hand: null, list: [] });
  });
});
