// What was told, as sentences: for the log, and for those who listen.

import { areaLine, cellWords, tileWords } from "../games/gold_ahoi/words";
import { cellOf, frameAfter, Look } from "../games/gold_ahoi/layout";
import { type Facts, t, tEvent } from "../text/lang.svelte";
import type { Playing } from "./playing";
import type { Area, GameEvent, GoldAhoiSet, GoldAhoiView, SilverGoldSet } from "../server/views";
import type { Told } from "../server/wire";
import { together, won } from "../text/words";

/** What one must know of a table to tell of it; `mine` are the seats of this device. */
export type Scene = Pick<Playing, "view" | "set" | "viewer" | "nameOf"> & { readonly mine: readonly number[] };
export interface Telling {
  /** It is long ago: which expedition cards were played is for everybody to remember, not for a page to tell. */
  past?: boolean;
  /** For who does not see the board. */
  ears?: boolean;
}

/** These go without saying: the lines around them tell it, and numbers of rows move while the layout grows. */
const SILENT = new Set(["all_kept", "all_marked", "card_laid_aside", "row_opened", "column_opened"]);
/** What a table tells beside the law's own events; the rest goes without saying, too. */
const SAID = new Set([
  ...["joined", "left", "bot_seated", "removed", "host_passed", "started", "confirmed", "went_away", "came_back"],
  ...["stood_in", "timed_out", "skipped", "waited", "paused", "resumed", "rematched", "closed"],
]);

/** The lines of one telling; what one only tries is not told. */
export function lines(told: Told, scene: Scene, how: Telling = {}): string[] {
  if (told.code === "played") {
    return ((told.events ?? []) as GameEvent[]).flatMap((event) => (SILENT.has(event.code) ? [] : lineOf(event, scene, how)));
  }
  if (!SAID.has(told.code)) return [];
  const seat = typeof told.seat === "number" ? told.seat : (told.seats?.[0] ?? null);
  const facts = seat === null ? { name: "", mine: false } : who(seat, scene);
  if (told.code === "joined" && told.name && !facts.mine) facts.name = told.name;
  return [t(`web-told-${told.code.replaceAll("_", "-")}`, facts)];
}

/** The one seat of this device, which is called "you". */
export function me({ mine }: Pick<Scene, "mine">): number | null {
  return mine.length === 1 ? mine[0]! : null;
}

function who(seat: number, scene: Scene): { name: string; mine: boolean } {
  return { name: scene.nameOf(seat), mine: seat === me(scene) };
}

/** The law speaks in ids and coordinates; people see colours, points, rows and columns. */
function lineOf(event: GameEvent, scene: Scene, { past, ears }: Telling): string | [] {
  const nameOf = (seat: number) => scene.nameOf(seat);
  const facts: Facts = { ...event, ...(typeof event.seat === "number" ? who(event.seat, scene) : {}) };
  switch (event.code) {
    case "expedition_turned":
      return tEvent(past ? { ...event, expedition: null } : event, nameOf);
    case "cards_kept":
      return t("web-event-cards-kept", { ...facts, cards: cards(event.cards, scene) });
    case "fields_marked":
      return t("web-event-fields-marked", { ...facts, count: (event.fields as string[]).length, card: cards([event.card], scene) });
    case "card_filled":
      return t("web-event-card-filled", { ...facts, ...cardOf(event.card, scene) });
    case "card_taken":
      return t("web-event-card-taken", { ...facts, card: cards([event.card], scene) });
    case "display_refilled":
      return tEvent({ ...event, cards: cards(event.cards, scene) }, nameOf);
    case "match_ended":
      return won(event.winners as number[], me(scene), nameOf);
    case "tile_laid": {
      const { row, column, tile, turn } = event as unknown as { row: number; column: number; tile: string; turn: number };
      const line = t("web-event-tile-laid", { ...facts, place: cellWords({ row, column }, lookOf(scene)) });
      return ears ? `${line}. ${tileOf(tile, turn, scene)}` : line;
    }
    case "tile_drawn":
      return ears && event.seat === scene.viewer ? `${t("web-ga-hand")}: ${tileOf(event.tile, 0, scene)}` : [];
    case "area_counted": {
      const { kind, chests, north, south, owner } = event as unknown as Area & { north: number; south: number };
      return areaLine({ kind, chests, openings: [north, south], owner }, below(scene), nameOf);
    }
    case "chests_counted": {
      const sums = [event.north, event.south].map((count, seat) => `${nameOf(seat)}: ${t("points", { count })}`);
      const winners = event.winners as number[];
      return `${together(sums)}. ${winners.length > 1 ? t("play-draw") : won(winners, me(scene), nameOf)}`;
    }
  }
  return tEvent(event, nameOf);
}

// --- Silver & Gold --------------------------------------------------------------------------------------------------

function cardOf(id: unknown, { set }: Scene): Facts {
  const card = (set as SilverGoldSet).treasure.find((one) => one.id === id);
  return { colour: card?.colour, points: card?.points };
}

/** Each by its colour and the number on it. */
function cards(ids: unknown, scene: Scene): string {
  const named = (ids as string[]).map((id) => {
    const { colour, points } = cardOf(id, scene);
    return `${t("web-sg-island", { colour })} (${points})`;
  });
  return together(named);
}

// --- Gold Ahoi! -----------------------------------------------------------------------------------------------------

function below({ viewer }: Scene): number {
  return viewer ?? 1;
}

/** The layout as it lies before the one who looks, and as the board counts it now. */
function lookOf(scene: Scene): Look {
  const { match, phase, tentative } = scene.view;
  const laid = (match as GoldAhoiView).board.slice(0, tentative?.length ? -1 : undefined);
  const frame = frameAfter(
    laid.map(({ at }) => cellOf(at)),
    phase === "over" ? null : scene.viewer,
  );
  return new Look(frame, below(scene) === 0);
}

function tileOf(id: unknown, turn: number, scene: Scene): string {
  const tile = (scene.set as GoldAhoiSet).tiles.find((one) => one.id === id);
  return tileWords(tile, lookOf(scene).turn(turn));
}
