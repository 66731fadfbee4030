// Pointing, turning, flipping and walking over the islands of Silver & Gold.

import { describe, expect, it } from "vitest";

import { type Choice, flipAt, flipped, held, heldFor, type Move, nameOf, place, pointAt, read, shape, step, tried, turnAt, turned, UNTURNED } from "../../src/games/silver_gold/board/input";

const CORNER = ["a1", "a2", "b2"];
const LINE = ["a1", "b1", "c1"];
const L = ["a1", "a2", "a3", "b3"];
const SQUARE = ["a1", "a2", "b1", "b2"];

/** Every placement on a card without any rule but that it fits: what a server would list. */
function legal(card: string, fields: readonly string[], pattern: readonly string[]): Move[] {
  const found = new Set<string>();
  for (const flip of [false, true])
    for (const turn of [0, 1, 2, 3]) {
      const points = held(pattern, { turn, flip }).split(" ").map((text) => text.split(".").map(Number) as [number, number]);
      for (let column = 0; column < 4; column++)
        for (let row = 0; row < 4; row++) {
          const cells = points.map(([x, y]) => nameOf([x + column, y + row])).sort();
          if (cells.every((cell) => fields.includes(cell))) found.add(`mark ${card} ${cells.join(" ")}`);
        }
    }
  return read([...found, ...fields.map((cell) => `mark ${card} ${cell}`)].sort());
}

const ALL = ["a", "b", "c", "d"].flatMap((column) => [1, 2, 3, 4].map((row) => column + row));
const chosen = (choice: Choice | null) => choice?.move.cells.join(" ");

describe("reading", () => {
  it("knows the four verbs, and keeps the place in the list", () => {
    expect(read(["keep P01 G02", "mark P01 a1 a2", "cross G02 d4", "take stack"])).toEqual([
      { index: 0, text: "keep P01 G02", verb: "keep", card: "", cells: ["P01", "G02"] },
      { index: 1, text: "mark P01 a1 a2", verb: "mark", card: "P01", cells: ["a1", "a2"] },
      { index: 2, text: "cross G02 d4", verb: "cross", card: "G02", cells: ["d4"] },
      { index: 3, text: "take stack", verb: "take", card: "stack", cells: [] },
    ]);
  });

  it("names the fields of one's own attempts", () => {
    expect(tried(["mark P01 a1 b1", "cross G02 c3", "cross P01 d4"])).toEqual({ P01: ["a1", "b1", "d4"], G02: ["c3"] });
    expect(tried(["keep P01 G02"])).toEqual({});
    expect(tried(undefined)).toEqual({});
  });
});

describe("holding a pattern", () => {
  it("turns clockwise", () => {
    expect(held(L, { turn: 1, flip: false })).toBe(shape(["a1", "a2", "b1", "c1"].map(place)));
    expect(held(L, turned({ turn: 3, flip: false }))).toBe(held(L, UNTURNED));
  });

  it("flips left to right as it is seen, however it is turned", () => {
    for (const turn of [0, 1, 2, 3])
      for (const flip of [false, true]) {
        const seen = held(L, { turn, flip }).split(" ").map((text) => text.split(".").map(Number) as [number, number]);
        const mirrored = shape(seen.map(([column, row]) => [-column, row] as const));
        expect(held(L, flipped({ turn, flip }))).toBe(mirrored);
        expect(flipped(flipped({ turn, flip }))).toEqual({ turn, flip });
      }
  });

  it("finds how to hold it for some fields, turned as little as it takes", () => {
    expect(heldFor(LINE, ["c2", "c3", "c4"], UNTURNED)).toEqual({ turn: 1, flip: false });
    expect(heldFor(LINE, ["a2", "b2", "c2"], { turn: 2, flip: true })).toEqual({ turn: 2, flip: true });
    expect(heldFor(L, ["b1", "b2", "b3", "a3"], UNTURNED)).toEqual({ turn: 0, flip: true });
    expect(heldFor(LINE, ["c2"], { turn: 3, flip: false })).toEqual({ turn: 3, flip: false });
  });
});

describe("pointing", () => {
  it("lays the pattern as it is held over the field, its middle next to the pointer", () => {
    const moves = legal("P01", ALL, LINE);
    expect(chosen(pointAt(moves, LINE, { card: "P01", cell: "b2" }, UNTURNED))).toBe("a2 b2 c2");
    expect(chosen(pointAt(moves, LINE, { card: "P01", cell: "c2" }, UNTURNED))).toBe("b2 c2 d2");
    expect(chosen(pointAt(moves, LINE, { card: "P01", cell: "b2" }, turned(UNTURNED)))).toBe("b1 b2 b3");
    const corner = legal("P01", ALL, CORNER);
    expect(chosen(pointAt(corner, CORNER, { card: "P01", cell: "b2", x: 0.9, y: 0.1 }, UNTURNED))).toBe("b1 b2 c2");
    expect(chosen(pointAt(corner, CORNER, { card: "P01", cell: "b2", x: 0.9, y: 0.9 }, UNTURNED))).toBe("b2 b3 c3");
  });

  it("turns by itself where the pattern does not fit otherwise, as little as it takes", () => {
    const moves = legal("S01", ["a1", "a2", "a3", "c1"], LINE);
    const choice = pointAt(moves, LINE, { card: "S01", cell: "a2" }, UNTURNED);
    expect(chosen(choice)).toBe("a1 a2 a3");
    expect(choice?.held).toEqual({ turn: 1, flip: false });
  });

  it("takes the field alone where nothing fits, or if one wants it alone, and nothing where nothing is legal", () => {
    const moves = legal("S01", ["a1", "a2", "a3", "c1"], LINE);
    expect(chosen(pointAt(moves, LINE, { card: "S01", cell: "c1" }, UNTURNED))).toBe("c1");
    expect(chosen(pointAt(moves, LINE, { card: "S01", cell: "a2" }, UNTURNED, true))).toBe("a2");
    expect(pointAt(moves, LINE, { card: "S01", cell: "d4" }, UNTURNED)).toBeNull();
    expect(pointAt(moves, LINE, { card: "P09", cell: "a1" }, UNTURNED)).toBeNull();
    expect(chosen(pointAt(read(["cross S01 c1"]), LINE, { card: "S01", cell: "c1" }, UNTURNED))).toBe("c1");
    expect(pointAt(read(["take S01", "take stack"]), LINE, { card: "S01", cell: "c1" }, UNTURNED)).toBeNull();
  });

  it("reaches every placement of every pattern on a whole island by pointing, turning and flipping", () => {
    for (const pattern of [CORNER, LINE, L, SQUARE]) {
      const moves = legal("P01", ALL, pattern);
      const reached = new Set<string>();
      for (const cell of ALL)
        for (const x of [0.1, 0.5, 0.9])
          for (const y of [0.1, 0.5, 0.9])
            for (const turn of [0, 1, 2, 3])
              for (const flip of [false, true])
                reached.add(pointAt(moves, pattern, { card: "P01", cell, x, y }, { turn, flip })!.move.text);
      expect(reached.size).toBe(moves.filter(({ cells }) => cells.length > 1).length);
    }
  });
});

describe("turning and flipping where it lies", () => {
  const spot = { card: "P01", cell: "b2" };

  it("turns through all four ways and comes back", () => {
    const moves = legal("P01", ALL, L);
    let choice = pointAt(moves, L, spot, UNTURNED)!;
    const looks = new Set<string>();
    for (let times = 0; times < 4; times++) {
      choice = turnAt(moves, L, spot, choice)!;
      expect(choice.move.cells).toContain("b2");
      looks.add(shape(choice.move.cells.map(place)));
    }
    expect(looks.size).toBe(4);
    expect(choice.held).toEqual(UNTURNED);
    expect(turnAt(moves, L, spot, choice, -1)!.held).toEqual({ turn: 3, flip: false });
  });

  it("flips to the mirrored look", () => {
    const moves = legal("P01", ALL, L);
    const choice = pointAt(moves, L, spot, UNTURNED)!;
    expect(shape(flipAt(moves, L, spot, choice)!.move.cells.map(place))).toBe(shape(["b1", "b2", "b3", "a3"].map(place)));
  });

  it("moves a square along, which looks the same however it is turned", () => {
    const moves = legal("P01", ALL, SQUARE);
    let choice = pointAt(moves, SQUARE, spot, UNTURNED)!;
    const seen = new Set<string>();
    for (let times = 0; times < 4; times++) {
      choice = turnAt(moves, SQUARE, spot, choice)!;
      seen.add(choice.move.text);
    }
    expect(seen.size).toBe(4);
  });

  it("says so if there is no other way", () => {
    const moves = legal("S01", ["a1", "b1", "c1"], LINE);
    const choice = pointAt(moves, LINE, { card: "S01", cell: "b1" }, UNTURNED)!;
    expect(turnAt(moves, LINE, { card: "S01", cell: "b1" }, choice)).toBeNull();
    expect(flipAt(moves, LINE, { card: "S01", cell: "b1" }, choice)).toBeNull();
  });
});

describe("walking by arrow keys", () => {
  const islands = [
    { card: "P01", cells: ["a1", "b1", "d1", "a2", "d4"] },
    { card: "G02", cells: ["b1", "a3", "d3"] },
  ];
  it.each([
    ["P01", "a1", "ArrowRight", "P01", "b1"],
    ["P01", "b1", "ArrowRight", "P01", "d1"],
    ["P01", "d1", "ArrowRight", "G02", "b1"],
    ["G02", "b1", "ArrowLeft", "P01", "d1"],
    ["P01", "a1", "ArrowDown", "P01", "a2"],
    ["P01", "d1", "ArrowDown", "P01", "d4"],
  ])("from %s %s, %s leads to %s %s", (card, cell, key, toCard, toCell) => {
    expect(step(islands, { card, cell }, key)).toEqual({ card: toCard, cell: toCell });
  });

  it("stays where there is nothing that way, begins with the first field, and heeds arrows only", () => {
    expect(step(islands, { card: "P01", cell: "a1" }, "ArrowLeft")).toBeNull();
    expect(step(islands, { card: "", cell: "" }, "ArrowDown")).toEqual({ card: "P01", cell: "a1" });
    expect(step([], { card: "", cell: "" }, "ArrowDown")).toBeNull();
    expect(step(islands, { card: "P01", cell: "a1" }, "x")).toBeNull();
  });

  it("reaches every field from every other", () => {
    const reached = new Set(["P01 a1"]);
    for (const at of reached) {
      const [card, cell] = at.split(" ") as [string, string];
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const to = step(islands, { card, cell }, key);
        if (to) reached.add(`${to.card} ${to.cell}`);
      }
    }
    expect(reached.size).toBe(8);
  });
});
