// Actions and reasons in the reader's words.

import { type Facts, t } from "../text/lang.svelte";
import { readAction } from "./analysis";

/** Why an action is a good one. */
export function reason({ code, ...facts }: { code: string } & Facts): string {
  return t(`hint-${code.replaceAll("_", "-")}`, facts);
}

/** An action of Silver & Gold in a few words; where a tile lies only a picture can tell. */
export function actionWords(action: string): string {
  const { verb, cards, cells } = readAction(action);
  if (verb === "place") return "";
  const named = cards.map((card) => (card === "stack" ? t("web-replay-stack") : card)).join(", ");
  return cells.length ? `${named}: ${cells.join(" ")}` : named;
}
