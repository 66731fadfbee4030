// Which puzzle comes next: one of the wanted difficulty that the player has not tried.

import type { PuzzlesShown } from "./views";
import { attemptAt } from "./solved.svelte";

const KEPT = "goldhook-puzzle-level";
/** No difficulty in particular. */
export const ANY = 0;
export const LEVELS = [1, 2, 3, 4, 5] as const;

let level = $state(Number(localStorage.getItem(KEPT)) || ANY);

/** The wanted difficulty: a level, or ANY. */
export function wanted(): number {
  return level;
}

export function want(difficulty: number): void {
  level = difficulty;
  localStorage.setItem(KEPT, String(difficulty));
}

/** The address of the puzzle after this one; after the last untried one, the tried ones come again. */
export function nextOf(list: PuzzlesShown, game: string, after: string): string {
  const all = list.games.find((one) => one.game === game)?.puzzles ?? [];
  const here = all.findIndex(({ id }) => id === after);
  const others = [...all.slice(here + 1), ...all.slice(0, Math.max(0, here))];
  const fitting = others.filter(({ difficulty }) => level === ANY || difficulty === level);
  const found = fitting.find(({ id }) => !attemptAt(game, id)) ?? fitting[0] ?? others[0];
  return found ? `/puzzles/${game}/${found.id}` : "/puzzles";
}
