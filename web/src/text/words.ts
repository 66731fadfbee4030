// Lists of names as the language writes them, and who has won.

import { language, t } from "./lang.svelte";

export function together(words: readonly string[]): string {
  return words.join(separator(language()));
}

/** The separator between the first two of many words; only the last pair is joined by "and". */
function separator(code: string): string {
  const parts = new Intl.ListFormat(code, { type: "conjunction" }).formatToParts(["a", "b", "c", "d"]);
  return parts[1]?.value ?? ", ";
}

/** `me` is the seat that is called "you", if there is one. */
export function won(winners: readonly number[], me: number | null, nameOf: (seat: number) => string): string {
  if (winners.length === 1 && winners[0] === me) return t("web-you-win");
  return t("play-won", { count: winners.length, winners: together(winners.map(nameOf)) });
}
