// The output of `goldhook analyse --json` (docs/formats.md, "Analyses"), and the geometry of its chart.

import type { Facts } from "../text/lang.svelte";

export interface Numbers {
  win: number;
  points: number;
}
export interface Decision {
  number: number;
  round: number;
  turn: number;
  seat: number;
  action: string;
  before: Numbers;
  after: Numbers;
  cost: Numbers;
  alternative: Numbers & { action: string };
  why: ({ code: string } & Facts) | null;
  playouts: number;
  margin: number;
  /** The confidence intervals of the two actions do not overlap. */
  clear: boolean;
}
export interface Analysis {
  game: string;
  players: number;
  over: boolean;
  level: number;
  budget: string;
  decisions: Decision[];
  costliest: number[];
  curve: number[][];
}

/** The step of a replay after a decision; step 0 is before the first action. */
export function stepAfter(decision: { number: number }): number {
  return decision.number + 1;
}

/** How many mistakes come first. */
const MOST_MISTAKES = 3;

/** The costliest mistakes, of one seat or of all: indexes of decisions that were clearly worse than the better action. */
export function mistakesOf(analysis: Analysis, seat: number | null, most = MOST_MISTAKES): number[] {
  if (seat === null) return analysis.costliest.slice(0, most);
  const { decisions } = analysis;
  return [...decisions.keys()]
    .filter((place) => decisions[place]!.seat === seat && decisions[place]!.clear)
    .sort((one, other) => decisions[other]!.cost.win - decisions[one]!.cost.win || one - other)
    .slice(0, most);
}

/** The points that a decision cost; null if the better action earns fewer points. */
export function pointsLost({ cost }: Decision): number | null {
  return cost.points >= 0.05 ? cost.points : null;
}

/** The step of each point of the curve: the beginning, each decision and, if the match is over, the end. */
export function curveSteps(analysis: Analysis, last: number): number[] {
  const steps = [0, ...analysis.decisions.map(stepAfter)];
  while (steps.length < analysis.curve.length) steps.push(last);
  return steps;
}

/** The path of a curve in a box of this size; it stays level between two decisions. */
export function linePath(wins: readonly number[], steps: readonly number[], last: number, width: number, height: number): string {
  const x = (step: number) => round((width * step) / Math.max(1, last));
  const y = (win: number) => round(height * (1 - win));
  let path = `M${x(steps[0]!)} ${y(wins[0]!)}`;
  for (let place = 1; place < wins.length; place++) path += `H${x(steps[place]!)}V${y(wins[place]!)}`;
  return path;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The point of the curve that is valid at a step. */
export function placeAt(steps: readonly number[], step: number): number {
  let place = 0;
  while (place + 1 < steps.length && steps[place + 1]! <= step) place += 1;
  return place;
}

/** The points of a curve that get a sign: about as many as `signs`. */
export function signPlaces(places: number, signs = 7): number[] {
  const gap = Math.max(1, Math.floor(places / signs));
  const found: number[] = [];
  for (let place = Math.floor(gap / 2); place < places; place += gap) found.push(place);
  return found;
}

/** The numbers above a chart, moved to the right where two would overlap. */
export function apart<T extends { at: number }>(marks: readonly T[], gap = 11): (T & { label: number })[] {
  let free = -Infinity;
  return [...marks]
    .sort((one, other) => one.at - other.at)
    .map((mark) => {
      const label = Math.max(mark.at, free);
      free = label + gap;
      return { ...mark, label };
    });
}
