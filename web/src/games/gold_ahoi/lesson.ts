// The lesson of Gold Ahoi!: a step is about an area (of the chest on a tile), or asks who owns the chest on a tile.

import type { LessonMoment } from "../../server/views";
import type { Aid, View } from "./views";

export { default as Board } from "./board/Board.svelte";

function place(about: string, kind: string): string | null {
  const [word, cell = null] = about.split(" ");
  return word === kind ? cell : null;
}

export function spot(about: string, finished: boolean): string | null {
  const cell = finished ? null : place(about, "chest");
  return cell && `[data-cell="${cell}"]`;
}

export function lit(about: string, finished: boolean): string | null {
  return place(about, finished ? "chest" : "area");
}

/** Without areas the board shows no owners. */
export function veil(moment: LessonMoment): LessonMoment {
  const { frame, closed } = moment.aid as Aid;
  return { ...moment, view: { ...(moment.view as View), areas: [] } as View, aid: { frame, closed } };
}
