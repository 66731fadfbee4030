import type { MatchView } from "../../../server/views";
import type { View } from "../views";

export { default as Board } from "../board/Board.svelte";
export { actionWords } from "./actions";
export { default as Picture } from "./Picture.svelte";
export { sentences } from "../story";

export const pace = 1500;

export function begun(match: MatchView): boolean {
  return (match as View).step !== "keep";
}
