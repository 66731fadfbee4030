import type { MatchView, TableView } from "../../server/views";
import { t } from "../../text/lang.svelte";
import type { Progress } from "../module";
import type { View } from "./views";

export { default as Board } from "./board/Board.svelte";
export { topics } from "./coach";
export { forgotten, sentences } from "./story";

export function progress(_view: TableView, match: MatchView): Progress | null {
  const { step, round, turn } = match as View;
  if (step === "keep") return null;
  return { head: t("web-round", { round }), more: t("web-turn-of", { turn }), short: `${turn}/7` };
}
