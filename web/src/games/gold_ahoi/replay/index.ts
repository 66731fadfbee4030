export { default as Board } from "../board/Board.svelte";
export { default as Extra } from "./Ownership.svelte";
export { default as Move } from "./Move.svelte";
export { default as Picture } from "./Picture.svelte";

export const pace = 1100;

export function begun(): boolean {
  return true;
}

/** Only a picture can show where a tile lies. */
export function actionWords(): string {
  return "";
}
