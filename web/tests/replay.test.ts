import { describe, expect, it, vi } from "vitest";

import { type Analysis, apart, curveSteps, type Decision, linePath, mistakesOf, placeAt, pointsLost, signPlaces } from "../src/replay/analysis";
import { chance, decimal, hundred } from "../src/replay/numbers";
import { Player } from "../src/replay/player.svelte";
import type { Replaying } from "../src/replay/replay.svelte";
import { outcomeOf } from "../src/replay/retry";
import { keyLeads, lastStep, seatsOf, sideOf, stepOf, turnsOf, viewAt, within } from "../src/replay/steps";
import type { Frame, MatchView, Replay } from "../src/server/views";
import type { RetryVerdict } from "../src/puzzles/views";

const frame = (round: number, turn: number, action: string | null = "mark P01 a1"): Frame =>
  ({ action, seat: action ? 0 : null, round, turn, events: [], view: { round, turn, step: round ? "mark" : "keep" }, aid: {} }) as unknown as Frame;

const REPLAY = {
  game: "silver_gold",
  set: "house",
  pieces: { name: "house", treasure: [], expeditions: [] },
  players: 3,
  first: 0,
  options: { memory_aid: true },
  names: ["Anna", "", ""],
  seats: ["human", "level:3@200", "human"],
  outcome: { over: true, totals: [1, 2, 3], places: [3, 2, 1] },
  frames: [frame(0, 0, null), frame(0, 0, "keep P01 G03"), frame(0, 0, "keep O01 S03"), frame(1, 1), frame(1, 1), frame(1, 2)],
} as unknown as Replay;

const begun = (match: MatchView) => (match as unknown as { round: number }).round > 0;

describe("steps", () => {
  it("opens at the step of the address, within the match", () => {
    expect(stepOf("?step=3", REPLAY, begun)).toBe(3);
    expect(stepOf("?step=99", REPLAY, begun)).toBe(5);
    expect(stepOf("?step=-2", REPLAY, begun)).toBe(0);
    expect(stepOf("?step=abc", REPLAY, begun)).toBe(0);
    expect(within(2.7, 5)).toBe(2);
  });

  it("opens with the first turn", () => {
    expect(stepOf("", REPLAY, begun)).toBe(3);
    expect(stepOf("", { ...REPLAY, frames: REPLAY.frames.slice(0, 2) }, begun)).toBe(0);
  });

  it("shows the viewer's side, or the only person's", () => {
    const among = (names: string[]) => ({ ...REPLAY, names }) as Replay;
    expect(sideOf(REPLAY, "Bob")).toBe(0);
    expect(sideOf(among(["Anna", "Bob"]), "Bob")).toBe(1);
    expect(sideOf(among(["Anna", "Bob"]), "Zoe")).toBeNull();
    expect(sideOf(among(["Anna", "Anna"]), "Anna")).toBeNull();
    expect(sideOf(among(["", ""]), "")).toBeNull();
  });

  it("follows the keys", () => {
    expect(keyLeads("ArrowRight", 4, 5)).toBe(5);
    expect(keyLeads("ArrowRight", 5, 5)).toBe(5);
    expect(keyLeads("ArrowLeft", 0, 5)).toBe(0);
    expect(keyLeads("Home", 3, 5)).toBe(0);
    expect(keyLeads("End", 3, 5)).toBe(5);
    expect(keyLeads("x", 3, 5)).toBeNull();
  });

  it("is quicker at a higher speed", () => {
    vi.useFakeTimers();
    const replaying = { game: { pace: 1000 }, step: 0, last: 5 } as unknown as Replaying;
    const player = new Player(replaying);
    player.toggle();
    player.speed = 4;
    player.wait();
    vi.advanceTimersByTime(249);
    expect(replaying.step).toBe(0);
    vi.advanceTimersByTime(1);
    expect(replaying.step).toBe(1);
    vi.useRealTimers();
  });

  it("lists the seats", () => {
    expect(seatsOf(REPLAY).map(({ name, player, bot }) => [name, player, bot])).toEqual([
      ["Anna", "person", null],
      ["", "bot", 3],
      ["", "nobody", null],
    ]);
  });

  it("shows the table at a step, over only at the last", () => {
    expect(viewAt(REPLAY, "t", 0).phase).toBe("playing");
    expect(viewAt(REPLAY, "t", lastStep(REPLAY)).phase).toBe("over");
    expect(viewAt(REPLAY, "t", 3).match).toMatchObject({ round: 1, turn: 1 });
    expect(viewAt(REPLAY, "t", 3).options.memory_aid).toBe(true);
    const running = { ...REPLAY, outcome: { ...REPLAY.outcome, over: false } } as Replay;
    expect(viewAt(running, "t", lastStep(running)).phase).toBe("playing");
  });

  it("lists the steps turn by turn, without the first moment", () => {
    expect(turnsOf(REPLAY)).toEqual([
      { round: 0, turn: 0, steps: [1, 2] },
      { round: 1, turn: 1, steps: [3, 4] },
      { round: 1, turn: 2, steps: [5] },
    ]);
  });
});

describe("the analysis", () => {
  const decision = (number: number) => ({ number });
  const analysis = {
    decisions: [decision(0), decision(1), decision(4)],
    curve: [
      [0.5, 0.5],
      [0.6, 0.5],
      [0.6, 0.4],
      [0.7, 0.4],
      [1, 0],
    ],
  } as unknown as Analysis;

  it("knows the step of every place on the curve, the end included", () => {
    expect(curveSteps(analysis, 6)).toEqual([0, 1, 2, 5, 6]);
    expect(curveSteps({ ...analysis, curve: analysis.curve.slice(0, 4) }, 6)).toEqual([0, 1, 2, 5]);
  });

  it("draws a line that stays level between decisions", () => {
    expect(linePath([0.5, 0.6, 1], [0, 1, 2], 2, 100, 10)).toBe("M0 5H50V4H100V0");
  });

  it("finds the point of a step", () => {
    expect(placeAt([0, 1, 2, 5, 6], 4)).toBe(2);
    expect(placeAt([0, 1, 2, 5, 6], 0)).toBe(0);
    expect(placeAt([0, 1, 2, 5, 6], 6)).toBe(4);
  });

  it("puts a few signs on a line, however long it is", () => {
    expect(signPlaces(3)).toEqual([0, 1, 2]);
    expect(signPlaces(70)).toHaveLength(7);
    expect(Math.max(...signPlaces(71))).toBeLessThan(71);
  });

  it("keeps the numbers above the chart apart", () => {
    expect(apart([{ at: 100 }, { at: 96 }, { at: 10 }], 11)).toEqual([
      { at: 10, label: 10 },
      { at: 96, label: 96 },
      { at: 100, label: 107 },
    ]);
  });
});

describe("mistakes", () => {
  const decision = (seat: number, win: number, clear = true, points = 1) => ({ seat, clear, cost: { win, points } }) as Decision;
  const decisions = [decision(0, 0.1), decision(1, 0.4), decision(0, 0.3), decision(0, 0.2, false), decision(0, 0.05), decision(0, 0.06)];
  const analysis = { decisions, costliest: [1, 2, 0] } as unknown as Analysis;

  it("shows one seat's clear mistakes, the costliest first", () => {
    expect(mistakesOf(analysis, 0)).toEqual([2, 0, 5]);
    expect(mistakesOf(analysis, 1)).toEqual([1]);
    expect(mistakesOf(analysis, 2)).toEqual([]);
  });

  it("shows everyone's as the server sorted them", () => {
    expect(mistakesOf(analysis, null)).toEqual([1, 2, 0]);
  });

  it("tells points only if some were lost", () => {
    expect(pointsLost(decision(0, 0.1, true, 2))).toBe(2);
    expect(pointsLost(decision(0, 0.1, true, 0.04))).toBeNull();
    expect(pointsLost(decision(0, 0.1, true, -3))).toBeNull();
    expect(decimal(-0.04)).toBe("0.0");
  });

  it("never calls a chance certain", () => {
    expect([1, 0.999, 0.5, 0.001, 0].map(chance)).toEqual(["99%", "99%", "50%", "1%", "1%"]);
  });

  it("rounds the chances of all seats to 100 in all", () => {
    for (const chances of [[1 / 3, 1 / 3, 1 / 3], [0.005, 0.995], [0.125, 0.125, 0.125, 0.625], [1, 0], [0.57, 0.43]]) {
      expect(hundred(chances).reduce((sum, one) => sum + one)).toBe(100);
    }
    expect(hundred([0.571, 0.429])).toEqual([57, 43]);
  });
});

it("a move that was tried again is better or worse only if the confidence intervals say so", () => {
  const decision = { action: "a", alternative: { action: "b" } } as Decision;
  const code = (tried: string, to_played: RetryVerdict["to_played"], to_better: RetryVerdict["to_better"]) => outcomeOf({ to_played, to_better }, tried, decision).code;
  expect(code("b", "even", "even")).toBe("retry-found");
  expect(code("a", "even", "worse")).toBe("retry-same");
  expect(code("c", "worse", "worse")).toBe("retry-worse");
  expect(code("c", "even", "even")).toBe("retry-no-gain");
  expect(code("c", "better", "worse")).toBe("retry-halfway");
  expect(code("c", "better", "even")).toBe("retry-level");
  expect(code("c", "better", "better")).toBe("retry-surpassed");
});
