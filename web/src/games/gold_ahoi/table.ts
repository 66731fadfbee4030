import type { MatchView, TableView } from "../../server/views";
import { t } from "../../text/lang.svelte";
import type { Progress } from "../module";
import type { View } from "./views";

export { default as Board } from "./board/Board.svelte";
export { topics } from "./coach";
export { sentences } from "./story";

/** Six rows of six. */
const TILES = 36;

export function progress({ tentative }: TableView, match: MatchView): Progress {
  const laid = (match as View).board.length - (tentative?.length ?? 0);
  const tile = Math.min(TILES, laid + 1);
  return { more: t("web-tile-of", { tile }), short: `${tile}/${TILES}` };
}
