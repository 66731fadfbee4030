// An action in its parts, for words and pictures.

import type { Decision } from "../../../replay/analysis";
import type { Replaying } from "../../../replay/replay.svelte";
import { t } from "../../../text/lang.svelte";
import { together } from "../../../text/words";
import { cardsOf } from "../board/reading";

/** A card from the stack, instead of a card's id. */
export const STACK = "stack";

export interface Action {
  /** Cards that are marked, kept or taken. */
  cards: string[];
  cells: string[];
}

export function readAction(text: string): Action {
  const [, ...words] = text.split(" ");
  const isCell = (word: string) => /^[a-d][1-4]$/.test(word);
  return { cards: words.filter((word) => !isCell(word)), cells: words.filter(isCell) };
}

/** Each card by its colour and points, and how many fields are marked. */
export function actionWords(action: string, _decision: Decision, replaying: Replaying): string {
  const { cards, cells } = readAction(action);
  const known = cardsOf(replaying);
  const named = cards.map((id) => {
    const card = known.get(id);
    return card ? `${t("web-sg-island", { colour: card.colour })} (${card.points})` : t("web-replay-stack");
  });
  return cells.length ? `${together(named)}: ${t("web-sg-fields", { count: cells.length })}` : together(named);
}
