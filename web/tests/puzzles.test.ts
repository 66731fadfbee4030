import { expect, test, vi } from "vitest";

import { nextOf, want } from "../src/puzzles/choice.svelte";
import { areWithMe, attemptAt, forgetHere, keep, loadAttempts, myStreaks, streaks } from "../src/puzzles/solved.svelte";
import type { PuzzlesShown } from "../src/puzzles/views";

// The modules read it when they are loaded.
vi.hoisted(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

const DAY = 86_400_000;
const NOON = 20_000 * DAY + DAY / 2;

const attempts = (...rights: [boolean, number][]) => rights.map(([right, day], index) => ({ puzzle: `game/${index}`, right, at: NOON + day * DAY }));

test("a wrong answer ends a streak, and the longest one is remembered", () => {
  const all = attempts([true, 0], [true, 0], [false, 0], [true, 0]);
  expect(streaks(all, NOON)).toEqual({ solved: 3, tried: 4, now: 1, longest: 2, days: 1 });
  expect(streaks([], NOON)).toEqual({ solved: 0, tried: 0, now: 0, longest: 0, days: 0 });
});

test("days in a row end today or yesterday", () => {
  const all = attempts([true, -4], [true, -2], [false, -1], [true, -1]);
  expect(streaks(all, NOON).days).toBe(2);
  expect(streaks(all, NOON + DAY).days).toBe(0);
});

test("only the first attempt counts", () => {
  forgetHere();
  keep("game", "a", false, NOON);
  keep("game", "a", true, NOON);
  expect(attemptAt("game", "a")?.right).toBe(false);
  forgetHere();
  expect(attemptAt("game", "a")).toBeUndefined();
});

test("the next puzzle has the wanted difficulty and was not tried", () => {
  const puzzles = [3, 1, 3, 1].map((difficulty, index) => ({ id: `p${index}`, difficulty }));
  const list: PuzzlesShown = { day: "", games: [{ game: "game", today: "p0", puzzles }] };
  expect(nextOf(list, "game", "p0")).toBe("/puzzles/game/p1");
  want(3);
  expect(nextOf(list, "game", "p0")).toBe("/puzzles/game/p2");
  keep("game", "p0", true, NOON);
  expect(nextOf(list, "game", "p2")).toBe("/puzzles/game/p0");
  want(0);
  expect(nextOf(list, "other", "p2")).toBe("/puzzles");
  forgetHere();
});

test("attempts move to the server when the player has a name", async () => {
  localStorage.setItem("goldhook-puzzles", '[null, 3, {"puzzle": "game/x"}]');
  keep("game", "a", false, NOON);
  keep("game", "b", true, NOON);
  const server: { game: string; puzzle: string; right: boolean; at: number }[] = [{ game: "game", puzzle: "c", right: true, at: NOON - DAY }];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    if (path === "/api/me") return new Response('{"name": "Ann"}');
    expect(path).toBe("/api/me/puzzles");
    if (method === "POST") server.push(...JSON.parse(body as string).attempts);
    return new Response(JSON.stringify({ attempts: server }));
  });
  await loadAttempts();
  expect(areWithMe()).toBe(true);
  expect(localStorage.getItem("goldhook-puzzles")).toBeNull();
  expect(server.map(({ puzzle }) => puzzle)).toEqual(["c", "a", "b"]);
  expect(myStreaks(NOON)).toEqual({ solved: 2, tried: 3, now: 1, longest: 1, days: 2 });
  keep("game", "d", true, NOON);
  expect(localStorage.getItem("goldhook-puzzles")).toBeNull();
  await loadAttempts();
  expect(server).toHaveLength(3);
});
