import { describe, expect, test } from "vitest";

import { pairs } from "../src/circles/pairs";
import type { EncountersShown, MemberShown } from "../src/circles/views";

const members: MemberShown[] = [
  { id: "a", name: "Ann", me: true, runs: true },
  { id: "b", name: "Ben", me: false, runs: false },
];
const one: EncountersShown = { game: "chess", member: "a", other: "b", played: 3, won: 1, drawn: 0, points: 20.5, last: 7 };
const other: EncountersShown = { ...one, member: "b", other: "a", won: 2, points: 22 };

describe("results against each other", () => {
  test("are one pair with the better one first, from either order", () => {
    const pair = { game: "chess", names: ["Ben", "Ann"], played: 3, won: [2, 1], points: [22, 20.5], last: 7 };
    expect(pairs([one, other], members)).toEqual([pair]);
    expect(pairs([other, one], members)).toEqual([pair]);
  });

  test("of equally good members appear once, and the last match comes first", () => {
    const later = [one, other].map((row) => ({ ...row, game: "draughts", won: 1, last: 9 }));
    expect(pairs([one, other, ...later], members).map(({ game, won }) => [game, won])).toEqual([
      ["draughts", [1, 1]],
      ["chess", [2, 1]],
    ]);
  });
});
