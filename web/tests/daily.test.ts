// @vitest-environment node
import { describe, expect, it } from "vitest";

import type { DealShown } from "../src/server/daily";
import { columns, dateWords, placed } from "../src/table/daily";

const deal = (points: number | null, bars: [number, number][], levels: number[] = [], why = ""): DealShown => ({
  game: "game",
  players: 2,
  rival: 4,
  ranked: bars.reduce((total, [, count]) => total + count, 0),
  mine: points === null ? null : { table: "t", over: true, outcome: "won", points, rival_points: 1, why },
  histogram: bars.map(([reached, count]) => ({ points: reached, count })),
  levels: levels.map((reached, index) => ({ level: index + 1, points: reached, rival_points: 0, table: "" })),
});

describe("columns", () => {
  it("hold everybody once and mark mine", () => {
    const shown = columns(deal(31, [[10, 2], [31, 1], [70, 4]], [5, 80]));
    expect(shown.reduce((total, { count }) => total + count, 0)).toBe(7);
    expect(shown.filter(({ mine }) => mine)).toHaveLength(1);
    expect(shown[0]!.from).toBeLessThanOrEqual(5);
    expect(shown.at(-1)!.to).toBeGreaterThanOrEqual(80);
    expect(shown.length).toBeLessThanOrEqual(14);
  });
  it("are single points where there are few", () => {
    expect(columns(deal(3, [[3, 1], [5, 2]])).map(({ from, to, count }) => [from, to, count])).toEqual([
      [3, 3, 1],
      [4, 4, 0],
      [5, 5, 2],
    ]);
  });
  it("are none without results", () => expect(columns(deal(null, []))).toEqual([]));
});

describe("placed", () => {
  it("counts the others", () => expect(placed(deal(31, [[10, 2], [31, 2], [70, 4]]))).toEqual({ worse: 2, others: 7 }));
  it("is nothing without a ranked result", () => {
    expect(placed(deal(null, [[10, 2]]))).toBeNull();
    expect(placed(deal(31, [[10, 2]], [], "late"))).toBeNull();
  });
});

it("names a day in UTC, wherever the reader is", () => expect(dateWords("2026-11-18", "en")).toBe("November 18, 2026"));
