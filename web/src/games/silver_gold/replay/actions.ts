// An action in its parts, for words and pictures.

import { t } from "../../../text/lang.svelte";

export interface Action {
  /** Cards that are marked, kept or taken; `stack` for a card from the stack. */
  cards: string[];
  cells: string[];
}

export function readAction(text: string): Action {
  const [, ...words] = text.split(" ");
  const isCell = (word: string) => /^[a-d][1-4]$/.test(word);
  return { cards: words.filter((word) => !isCell(word)), cells: words.filter(isCell) };
}

export function actionWords(action: string): string {
  const { cards, cells } = readAction(action);
  const named = cards.map((card) => (card === "stack" ? t("web-replay-stack") : card)).join(", ");
  return cells.length ? `${named}: ${cells.join(" ")}` : named;
}
