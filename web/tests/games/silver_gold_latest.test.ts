// What the others did last: shown for the running turn, forgotten after it (S14).

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Latest, SEEN } from "../../src/games/silver_gold/board/latest.svelte";
import type { MatchEvent } from "../../src/games/silver_gold/views";

const MARKED: MatchEvent[] = [
  { code: "fields_marked", seat: 1, card: "P01", fields: ["a1", "a2"] },
  { code: "coin_ticked", seat: 1, coins: 3 },
  { code: "palm_scored", seat: 1, points: 2 },
  { code: "fields_marked", seat: 1, card: "P01", fields: ["d4"] },
  { code: "all_marked" },
];
const CLAIMED: MatchEvent[] = [
  { code: "cup_taken", seat: 1, row: 0, cup: 6 },
  { code: "card_taken", seat: 1, card: "G03", from_stack: false },
];
const TURNED: MatchEvent = { code: "expedition_turned", round: 1, turn: 2, expedition: "E2" };
const NEXT: MatchEvent[] = [{ code: "fields_marked", seat: 0, card: "S01", fields: ["b2"] }, { code: "all_marked" }];

describe("the deeds of a turn", () => {
  let latest: Latest;
  beforeEach(() => {
    vi.useFakeTimers();
    latest = new Latest();
  });
  afterEach(() => vi.useRealTimers());

  it("are told by player", () => {
    latest.told(MARKED, 1, false);
    expect(latest.of(1)).toEqual({ marked: { P01: ["a1", "a2", "d4"] }, coins: 1, palms: [2], cups: [], taken: [] });
    expect(latest.of(0).marked).toEqual({});
  });

  it("stay while the turn lasts, and the claims join them", () => {
    latest.told(MARKED, 1, false);
    vi.advanceTimersByTime(10 * SEEN);
    latest.told(CLAIMED, 2, false);
    expect(latest.of(1)).toMatchObject({ marked: { P01: ["a1", "a2", "d4"] }, cups: [6], taken: ["G03"] });
  });

  it("keep no mark of a finished turn, because marks tell its pattern", () => {
    latest.told([...MARKED, ...CLAIMED, TURNED], 1, false);
    vi.advanceTimersByTime(SEEN - 1);
    expect(latest.of(1).marked).not.toEqual({});
    vi.advanceTimersByTime(1);
    expect(latest.of(1)).toEqual({ marked: {}, coins: 0, palms: [], cups: [6], taken: ["G03"] });
  });

  it("stay if everything may be looked up", () => {
    latest.told([...MARKED, TURNED], 1, true);
    vi.advanceTimersByTime(10 * SEEN);
    expect(latest.of(1).marked).not.toEqual({});
  });

  it("make room for the next turn", () => {
    latest.told([...MARKED, ...CLAIMED, TURNED], 1, false);
    latest.told(NEXT, 2, false);
    expect(latest.of(1)).toEqual({ marked: {}, coins: 0, palms: [], cups: [], taken: [] });
    expect(latest.of(0).marked).toEqual({ S01: ["b2"] });
    latest.told(MARKED, 2, false); // the same message again
    expect(latest.of(1).marked).toEqual({});
  });
});
