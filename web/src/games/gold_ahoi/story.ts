// The events of Gold Ahoi! as sentences. The rules count rows and columns from the first tile; people see a board.

import type { EventJson } from "../../server/wire";
import { me, type Scene, type Telling, who } from "../../table/story";
import { type Facts, t } from "../../text/lang.svelte";
import { tEvent } from "../../text/sentences";
import { together, won } from "../../text/words";
import { cellOf, frameAfter, Look } from "./geometry";
import type { MatchEvent, TilesJson, View } from "./views";
import { areaLine, cellWords, tileWords } from "./words";

/** The numbers of rows and columns change while the layout grows, so these events would confuse. */
const SILENT: ReadonlySet<MatchEvent["code"]> = new Set(["row_opened", "column_opened"]);

export function sentences(told: EventJson, scene: Scene, { spoken }: Telling): string[] {
  const event = told as MatchEvent;
  const nameOf = (seat: number) => scene.nameOf(seat);
  const facts: Facts = { ...event, ...("seat" in event ? who(event.seat, scene) : {}) };
  if (SILENT.has(event.code)) return [];
  switch (event.code) {
    case "tile_laid": {
      const { row, column, tile, turn } = event;
      const line = t("web-event-tile-laid", { ...facts, place: cellWords({ row, column }, lookOf(scene)) });
      return [spoken ? `${line}. ${tileOf(tile, turn, scene)}` : line];
    }
    case "tile_drawn":
      return spoken && event.seat === scene.viewer ? [`${t("web-ga-hand")}: ${tileOf(event.tile, 0, scene)}`] : [];
    case "area_counted": {
      const { kind, chests, north, south, owner } = event;
      return [areaLine({ kind, chests, openings: [north, south], owner }, below(scene), nameOf)];
    }
    case "chests_counted": {
      const sums = [event.north, event.south].map((count, seat) => `${nameOf(seat)}: ${t("points", { count })}`);
      return [`${together(sums)}. ${event.winners.length > 1 ? t("play-draw") : won(event.winners, me(scene), nameOf)}`];
    }
  }
  return [tEvent(event, nameOf)];
}

function below({ viewer }: Scene): number {
  return viewer ?? 1;
}

/** The layout from the viewer's side, with rows and columns numbered as on the board now. */
function lookOf(scene: Scene): Look {
  const { match, phase, tentative } = scene.view;
  const laid = (match as View).board.slice(0, tentative?.length ? -1 : undefined);
  const frame = frameAfter(
    laid.map(({ at }) => cellOf(at)),
    phase === "over" ? null : scene.viewer,
  );
  return new Look(frame, below(scene) === 0);
}

function tileOf(id: string | null, turn: number, scene: Scene): string {
  const tile = (scene.set as TilesJson).tiles.find((one) => one.id === id);
  return tileWords(tile, lookOf(scene).turn(turn));
}
