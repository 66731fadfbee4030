// Measured numbers in the reader's language.

import { language } from "../text/lang.svelte";

export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: digits }).format(share);
}

/** One digit after the point; a small negative number is 0.0, not -0.0. */
export function decimal(value: number): string {
  const form = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "negative" } as const;
  return new Intl.NumberFormat(language(), form).format(value);
}
