// Several words in a row, as the language writes them.

import { language } from "./lang.svelte";

export function together(words: readonly string[]): string {
  return words.join(language() === "ja" ? "、" : ", ");
}
