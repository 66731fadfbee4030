import { describe, expect, test } from "vitest";

import { extentsOf } from "../../src/games/gold_ahoi/extents";

const STRAIGHT = { id: "T1", land: [["n", "s"], ["e"], ["w"]], chest: "n" };
const TILES = new Map([["T1", STRAIGHT]]);
const area = (kind: "land" | "water", owner: number | null) => ({ kind, owner, chests: 0, openings: [0, 0] as [number, number] });

describe("the extent of areas", () => {
  const extents = extentsOf(
    {
      // Two straight tiles, one above the other: one strip of land, four stubs, one water on each side.
      areas: [area("land", 1), area("land", null), area("land", null), area("water", 0), area("water", null), area("land", null), area("land", null)],
      board: [
        { at: "0,0", tile: "T1", turn: 0, seat: 0 },
        { at: "1,0", tile: "T1", turn: 2, seat: 1 },
      ],
    },
    {
      spots: [10, 11, 12, 13, 14, 15, 16],
      pieces: [
        [10, 11, 12, 13, 14],
        [10, 16, 15, 13, 14],
      ],
      openings: [[[50, 0, 10], [100, 0, 13]], [[50, 200, 10]]],
    },
    TILES,
  );

  test("joins pieces without a line between them", () => {
    const strip = extents[0]!;
    expect(strip.path.match(/M/g)).toHaveLength(1);
    expect(strip.path).toBe("M66 0l0 100l0 100l-32 0l0 -100l0 -100l32 0Z");
    expect(strip.cells).toEqual(["0,0", "1,0"]);
  });

  test("knows the owner, the chests and the openings", () => {
    expect(extents[0]).toMatchObject({ kind: "land", owner: 1, openings: [[[50, 0]], [[50, 200]]] });
    expect(extents[0]!.chests).toEqual([
      { at: "0,0", x: 50, y: 20 },
      { at: "1,0", x: 50, y: 180 },
    ]);
    expect(extents[3]!.openings).toEqual([[[100, 0]], []]);
  });

  test("keeps the ends of other land apart", () => {
    expect(extents[1]!.cells).toEqual(["0,0"]);
    expect(extents[5]!.cells).toEqual(["1,0"]);
    expect(extents[5]!.path.startsWith("M100 166")).toBe(true);
  });
});
