// Logic of the Silver & Gold board: two-finger gestures, ties, and texts for screen readers.

import { readFileSync } from "node:fs";

import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { Fingers } from "../../src/games/silver_gold/board/fingers";
import { tieSteps } from "../../src/games/silver_gold/board/ties";
import { readAction } from "../../src/games/silver_gold/replay/actions";
import type { CardJson } from "../../src/games/silver_gold/views";

describe("two fingers", () => {
  let did: string[];
  let fingers: Fingers;
  const at = (pointerId: number, clientX: number, clientY: number, timeStamp: number, pointerType = "touch") => ({
    pointerId,
    clientX,
    clientY,
    timeStamp,
    pointerType,
  });
  beforeEach(() => {
    did = [];
    fingers = new Fingers(
      (quarters) => did.push(`turn ${quarters}`),
      () => did.push("flip"),
    );
  });

  it("leave one finger and a mouse alone", () => {
    expect(fingers.down(at(1, 0, 0, 0))).toBe(false);
    expect(fingers.move(at(1, 9, 9, 10))).toBe(false);
    expect(fingers.up(at(1, 9, 9, 20))).toBe(false);
    expect(fingers.down(at(2, 0, 0, 0, "mouse"))).toBe(false);
    expect(fingers.down(at(3, 0, 0, 0, "mouse"))).toBe(false);
    expect(did).toEqual([]);
  });

  it("turn the way they are turned, a quarter for each good part of one", () => {
    fingers.down(at(1, 0, 0, 0));
    expect(fingers.down(at(2, 100, 0, 5))).toBe(true);
    fingers.move(at(2, 98, 20, 50));
    expect(did).toEqual([]);
    fingers.move(at(2, 70, 70, 100));
    expect(did).toEqual(["turn 1"]);
    fingers.move(at(2, 0, 100, 150));
    expect(did).toEqual(["turn 1", "turn 1"]);
    fingers.move(at(2, 70, 70, 200));
    expect(did).toEqual(["turn 1", "turn 1", "turn -1"]);
    expect(fingers.up(at(1, 0, 0, 240))).toBe(true);
    expect(fingers.up(at(2, 70, 70, 250))).toBe(true);
    expect(did).toHaveLength(3);
    expect(fingers.down(at(1, 0, 0, 300))).toBe(false);
  });

  it("flip when they tap together, and not when they rest", () => {
    for (const [until, expected] of [
      [200, ["flip"]],
      [900, ["flip"]],
    ] as const) {
      fingers.down(at(1, 0, 0, 0));
      fingers.down(at(2, 80, 0, 20));
      fingers.up(at(2, 80, 0, until - 10));
      expect(fingers.move(at(1, 1, 0, until - 5))).toBe(true);
      fingers.up(at(1, 0, 0, until));
      expect(did).toEqual(expected);
    }
  });
});

describe("equal points", () => {
  const colours = ["grey", "green", "orange", "purple"] as const;

  it("are told apart by the first colour in which they differ", () => {
    const filled = [
      [1, 0, 2, 0],
      [1, 2, 0, 0],
      [9, 9, 9, 9],
    ];
    expect(tieSteps([58, 58, 40], [2, 1, 3], { colours, filled })).toEqual([
      { seats: [1, 0], colour: "green", filled: [2, 0] },
    ]);
  });

  it("stay equal if nothing differs, and every group is told", () => {
    const filled = [
      [1, 1, 0, 0],
      [0, 1, 0, 3],
      [1, 1, 0, 0],
      [0, 1, 0, 2],
    ];
    expect(tieSteps([60, 50, 60, 50], [1, 3, 1, 4], { colours, filled })).toEqual([
      { seats: [0, 2], colour: null, filled: [] },
      { seats: [1, 3], colour: "purple", filled: [3, 2] },
    ]);
  });

  it("of three are told colour by colour", () => {
    const filled = [
      [1, 0, 2, 0],
      [0, 3, 0, 0],
      [1, 0, 1, 1],
    ];
    expect(tieSteps([58, 58, 58], [1, 3, 2], { colours, filled })).toEqual([
      { seats: [0, 2, 1], colour: "grey", filled: [1, 1, 0] },
      { seats: [0, 2], colour: "orange", filled: [2, 1] },
    ]);
  });

  it("need two", () => {
    expect(tieSteps([3, 2], [1, 2], { colours, filled: [[], []] })).toEqual([]);
  });
});

describe("for screen readers", () => {
  let reading: typeof import("../../src/games/silver_gold/board/reading");
  const plain: CardJson = {
    id: "S01",
    colour: "grey",
    points: 8,
    cells: { a1: null, b1: "coin", a2: null, c2: "cross", a3: null, b3: null, c3: "palm", d3: null },
    seal: null,
  };
  const sealed: CardJson = { ...plain, id: "S02", seal: { colour: "green", points: 2 } };

  beforeAll(async () => {
    const text = readFileSync(new URL("../../../src/goldhook/locales/en.ftl", import.meta.url), "utf-8");
    vi.stubGlobal("document", { documentElement: {} });
    vi.stubGlobal("fetch", async () => new Response(text));
    await (await import("../../src/text/lang.svelte")).speak("en");
    reading = await import("../../src/games/silver_gold/board/reading");
  });

  it("a card is all its fields row by row, and what is marked", () => {
    const fields = "a1, b1 coin; a2, c2 bonus cross; a3, b3, c3 palm, d3";
    expect(reading.spokenCard(plain)).toBe(`Grey island, 8 points. ${fields}`);
    expect(reading.spokenCard(sealed, ["c2", "b1"])).toBe(
      `Grey island, 8 points, 2 per green card. ${fields}. Marked: b1; c2`,
    );
  });

  it("a pattern lies as it is held", () => {
    const corner = ["a1", "a2", "b2"];
    expect(reading.spokenPattern(corner, { turn: 0, flip: false })).toBe("Pattern: a1; a2, b2");
    expect(reading.spokenPattern(corner, { turn: 1, flip: false })).toBe("Pattern: a1, b1; a2");
    expect(reading.spokenPattern(corner, { turn: 0, flip: true })).toBe("Pattern: b1; a2, b2");
  });

  it("what a card brings adds up", () => {
    const aid = { points: 8, colour: "grey" as const, seal: null };
    expect(reading.worthText(plain, { ...aid, seal_now: 0, gain: 8 })).toBe("8 points");
    expect(reading.worthText(plain, { ...aid, seal_now: 0, gain: 9 })).toBe("8 + 1 from your seals");
    expect(reading.worthText(sealed, { ...aid, seal_now: 4, gain: 12 })).toBe("8 + 2 per green card");
    expect(reading.worthText(sealed, { ...aid, seal_now: 4, gain: 13 })).toBe("8 + 2 per green card + 1");
    expect(reading.worthText(sealed, undefined)).toBe("8 + 2 per green card");
    expect(reading.spokenOffer(plain, { ...aid, seal_now: 0, gain: 9 })).toMatch(/^With all seals so far: 9\. Grey island, 8 points\. /);
  });
});

describe("an action of the record", () => {
  it("is read into cards and fields", () => {
    expect(readAction("mark P12 a1 b2")).toEqual({ cards: ["P12"], cells: ["a1", "b2"] });
    expect(readAction("keep P12 G01")).toEqual({ cards: ["P12", "G01"], cells: [] });
    expect(readAction("take stack")).toEqual({ cards: ["stack"], cells: [] });
  });
});
