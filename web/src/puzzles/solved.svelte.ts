// What this device remembers about puzzles: the first attempt at each, in order.

const KEPT = "goldhook-puzzles";
const DAY = 86_400_000;

export interface Attempt {
  /** As "game/id". */
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

function kept(): Attempt[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? (found as Attempt[]) : [];
  } catch {
    return [];
  }
}

let attempts = $state.raw<readonly Attempt[]>(kept());

/** The first attempt at a puzzle; undefined before it. */
export function attemptAt(game: string, id: string): Attempt | undefined {
  return attempts.find(({ puzzle }) => puzzle === `${game}/${id}`);
}

/** Keep an attempt, if it is the first at this puzzle. Another page may have kept some meanwhile. */
export function keep(game: string, id: string, right: boolean, at = Date.now()): void {
  attempts = kept();
  if (attemptAt(game, id)) return;
  attempts = [...attempts, { puzzle: `${game}/${id}`, right, at }];
  localStorage.setItem(KEPT, JSON.stringify(attempts));
}

export function forgetPuzzles(): void {
  attempts = [];
  localStorage.removeItem(KEPT);
}

export function myStreaks(now = Date.now()): Streaks {
  return streaks(attempts, now);
}

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
