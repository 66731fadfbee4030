// The first attempt at each puzzle, in order. The server keeps those of a person with a name; until then, this device does.

import { api } from "../server/api";
import { loadMyName, myName } from "../server/me.svelte";
import type { AttemptShown } from "./views";

const KEPT = "goldhook-puzzles";
const DAY = 86_400_000;
/** How many attempts the server takes in a request. */
const MOST = 200;

/** An attempt on this device; the puzzle is "game/id". */
export interface Attempt {
  puzzle: string;
  right: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

export interface Streaks {
  solved: number;
  tried: number;
  /** Right answers in a row: now, and the longest run. */
  now: number;
  longest: number;
  /** Days in a row (UTC) with a solved puzzle, up to today or yesterday. */
  days: number;
}

function isAttempt(found: Partial<Attempt> | null): found is Attempt {
  return typeof found?.puzzle === "string" && typeof found.right === "boolean" && Number.isSafeInteger(found.at);
}

function kept(): Attempt[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter(isAttempt) : [];
  } catch {
    return [];
  }
}

let attempts = $state.raw<readonly Attempt[]>(kept());
let withPerson = $state(false);

/** Whether the server has my attempts. */
export function areWithMe(): boolean {
  return withPerson;
}

/** Load my attempts. What this device kept before I had a name moves to the server. */
export async function loadAttempts(): Promise<void> {
  await loadMyName();
  withPerson = false;
  attempts = kept();
  if (!myName()) return;
  try {
    const here = attempts.map(({ puzzle, ...rest }) => ({ game: puzzle.split("/")[0]!, puzzle: puzzle.split("/")[1] ?? "", ...rest }));
    for (let from = 0; from < here.length; from += MOST) await api.keepPuzzles(here.slice(from, from + MOST));
    const mine = await api.myPuzzles();
    attempts = mine.attempts.map(({ game, puzzle, right, at }: AttemptShown) => ({ puzzle: `${game}/${puzzle}`, right, at }));
    localStorage.removeItem(KEPT);
    withPerson = true;
  } catch {
    // Without the server, show what this device has.
  }
}

/** The first attempt at a puzzle; undefined before it. */
export function attemptAt(game: string, id: string): Attempt | undefined {
  return attempts.find(({ puzzle }) => puzzle === `${game}/${id}`);
}

/** Remember an attempt, if it is the first at this puzzle. Another page may have kept some meanwhile. */
export function keep(game: string, id: string, right: boolean, at = Date.now()): void {
  if (!withPerson) attempts = kept();
  if (attemptAt(game, id)) return;
  attempts = [...attempts, { puzzle: `${game}/${id}`, right, at }];
  if (!withPerson) localStorage.setItem(KEPT, JSON.stringify(attempts));
}

/** Delete my attempts, here and on the server. */
export async function forgetPuzzles(): Promise<void> {
  if (withPerson) await api.forgetPuzzles();
  forgetHere();
}

/** Delete the attempts on this device. */
export function forgetHere(): void {
  attempts = [];
  localStorage.removeItem(KEPT);
}

export function myStreaks(now = Date.now()): Streaks {
  return streaks(attempts, now);
}

/** The same numbers as those of the server: src/goldhook/puzzles/streaks.py. */
export function streaks(all: readonly Attempt[], now: number): Streaks {
  let [run, longest] = [0, 0];
  for (const { right } of all) {
    run = right ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const solved = all.filter(({ right }) => right);
  const days = new Set(solved.map(({ at }) => Math.floor(at / DAY)));
  const today = Math.floor(now / DAY);
  let day = days.has(today) ? today : today - 1;
  let inARow = 0;
  while (days.has(day--)) inARow += 1;
  return { solved: solved.length, tried: all.length, now: run, longest, days: inARow };
}
