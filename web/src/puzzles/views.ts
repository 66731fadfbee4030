// Written by `make wire` from puzzles.py and retries.py in src/goldhook/server/live: change it there.

import type { LessonMoment } from "../server/views";

import type { LessonTry } from "../server/views";

/** A puzzle in a list, with the level that a player needs to solve it. */
export interface PuzzleListed {
  id: string;
  difficulty: number;
}

/** The puzzles of a game. Each day (UTC) has one of them. */
export interface GamePuzzlesShown {
  game: string;
  today: string;
  puzzles: PuzzleListed[];
}

/** All puzzles, and the day they are listed for, as in 2031-05-17. */
export interface PuzzlesShown {
  day: string;
  games: GamePuzzlesShown[];
}

/** A position as its seat sees it, and what each legal move leads to. Only the first action of a move counts. */
export interface PuzzleShown {
  id: string;
  game: string;
  seat: number;
  players: number;
  difficulty: number;
  /** What an answer is judged by: expected "points", or the expected lead in "chests". */
  unit: string;
  /** How often each level found an answer in five tries, the lowest level first. */
  solved: number[];
  moment: LessonMoment;
  tries: Record<string, LessonTry>;
}

/** The expected value of an action, in the unit of the puzzle, and its chance to win. */
export interface PuzzleWorth {
  value: number;
  win: number;
}

/** The answer to an attempt. */
export interface PuzzleVerdict {
  right: boolean;
  answers: string[];
  chosen: PuzzleWorth;
  best: PuzzleWorth;
  /** The code and the facts of the reason for the best answer, as in a hint. */
  why: { code: string } & Record<string, string | number>;
  /** Playouts behind the numbers; 0 if every order of the hidden tiles was counted. */
  playouts: number;
}

/** A person's first attempt at a puzzle. */
export interface AttemptShown {
  game: string;
  puzzle: string;
  right: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

/** A person's first attempts at puzzles, oldest first, and their streaks. */
export interface MyPuzzles {
  solved: number;
  tried: number;
  /** Right answers in a row: now, and the longest run. */
  now: number;
  longest: number;
  /** Days in a row (UTC) with a solved puzzle, up to today or yesterday. */
  days: number;
  attempts: AttemptShown[];
}

/** A decision as its seat saw it, and what each legal move leads to. Only the first action of a move counts. */
export interface DecisionShown {
  /** The number of the action in the record. */
  number: number;
  game: string;
  seat: number;
  players: number;
  moment: LessonMoment;
  tries: Record<string, LessonTry>;
}

/** The chance to win after an action, and the expected points at the end. */
export interface Worth {
  win: number;
  points: number;
}

/** A tried action beside the played one and the better one, from the same playouts. */
export interface RetryVerdict {
  tried: Worth;
  played: Worth;
  better: Worth;
  /** How the tried action compares with the other two; "even" if the 95 % confidence intervals overlap. */
  to_played: "better" | "worse" | "even";
  to_better: "better" | "worse" | "even";
  /** The code and the facts of the reason, as in a hint; null if no two actions are clearly apart. */
  why: ({ code: string } & Record<string, string | number>) | null;
  playouts: number;
}
