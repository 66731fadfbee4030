// What the board of Silver & Gold works out by itself: two fingers, ties, outlines.

import { beforeEach, describe, expect, it } from "vitest";

import { tieSteps } from "../src/boards/silver_gold/ties";
import { Fingers } from "../src/input/fingers";

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
