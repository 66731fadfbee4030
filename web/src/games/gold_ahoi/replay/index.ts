import type { Decision } from "../../../replay/analysis";
import { t } from "../../../text/lang.svelte";
import { triangle } from "../board/marks";
import { keyOf, readPlacement } from "../geometry";

export { default as Board } from "../board/Board.svelte";
export { default as Extra } from "./Ownership.svelte";
export { default as Move } from "./Move.svelte";
export { default as Picture } from "./Picture.svelte";
export { sentences } from "../story";

export const pace = 1100;

export function begun(): boolean {
  return true;
}

/** Only a picture can show where a tile lies; on the same cell the turn is the whole difference. */
export function actionWords(action: string, { action: played, alternative }: Decision): string {
  const [one, other] = [readPlacement(played), readPlacement(alternative.action)];
  const turned = !!one && !!other && keyOf(one) === keyOf(other);
  return turned && action !== played ? t("web-ga-turned-otherwise") : "";
}

/** Triangles that point to their player, as on the board. */
export function signs(below: number | null): readonly string[] {
  return [0, 1].map((seat) => triangle(0, 0, 2.4, seat !== (below ?? 1)));
}
