// Measured numbers in the reader's language.

import { language } from "../text/lang.svelte";

export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: digits }).format(share);
}

/** A chance to win. No playouts prove a certain win, so the chance stays between 1 and 99 %. */
export function chance(win: number): string {
  return percent(Math.min(Math.max(win, 0.01), 0.99));
}

/** Chances of all seats in whole percents that add up to 100. */
export function hundred(chances: readonly number[]): number[] {
  const whole = chances.map((share) => Math.floor(share * 100));
  const rest = (seat: number) => chances[seat]! * 100 - whole[seat]!;
  const nearest = [...chances.keys()].sort((one, other) => rest(other) - rest(one) || one - other);
  const missing = 100 - whole.reduce((sum, one) => sum + one, 0);
  for (const seat of nearest.slice(0, missing)) whole[seat]! += 1;
  return whole;
}

/** One digit after the point; a small negative number is 0.0, not -0.0. */
export function decimal(value: number): string {
  const form = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "negative" } as const;
  return new Intl.NumberFormat(language(), form).format(value);
}
