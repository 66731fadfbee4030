// What happened at the table, as sentences: for the log and for screen readers.

import type { GameTable } from "../games/module";
import type { EventJson, Told } from "../server/wire";
import { t } from "../text/lang.svelte";
import type { Playing } from "./playing";

/** What the sentences depend on; `mine` are the seats of this device. */
export type Scene = Pick<Playing, "view" | "set" | "viewer" | "nameOf"> & { readonly mine: readonly number[] };
export interface Telling {
  /** For people who do not see the board. */
  spoken?: boolean;
}

/** The table's own events that have a sentence. */
const SAID = new Set([
  ...["joined", "left", "bot_seated", "removed", "host_passed", "started", "confirmed", "unconfirmed", "went_away", "came_back"],
  ...["stood_in", "timed_out", "skipped", "waited", "paused", "resumed", "rematched", "closed"],
  ...["missed", "awaited", "ended", "returned", "seat_added", "seat_closed", "options_set"],
]);

/** The log without what may not be looked up any more. */
export function kept<T extends { readonly told: Told }>(log: readonly T[], scene: Scene, game: Pick<GameTable, "forgotten">): T[] {
  const gone = game.forgotten?.(
    log.flatMap(({ told }) => eventsOf(told)),
    scene,
  );
  if (!gone?.size) return [...log];
  let index = 0;
  return log.map((entry) => {
    const events = eventsOf(entry.told).filter(() => !gone.has(index++));
    return { ...entry, told: { ...entry.told, events } };
  });
}

function eventsOf(told: Told): EventJson[] {
  return told.code === "played" ? (told.events ?? []) : [];
}

/** The sentences of one message; attempts that can still be taken back have none. */
export function lines(told: Told, scene: Scene, game: Pick<GameTable, "sentences">, how: Telling = {}): string[] {
  if (told.code === "played") {
    return eventsOf(told).flatMap((event) => game.sentences(event, scene, how));
  }
  if (!SAID.has(told.code)) return [];
  const seat = typeof told.seat === "number" ? told.seat : (told.seats?.[0] ?? null);
  const facts = seat === null ? { name: "", mine: false } : who(seat, scene);
  if (told.code === "joined" && told.name && !facts.mine) facts.name = told.name;
  if (told.code === "stood_in" && told.left) return [t("web-told-left-match", facts)];
  return [t(`web-told-${told.code.replaceAll("_", "-")}`, facts)];
}

/** The seat that is called "you": the only one of this device. */
export function me({ mine }: Pick<Scene, "mine">): number | null {
  return mine.length === 1 ? mine[0]! : null;
}

export function who(seat: number, scene: Scene): { name: string; mine: boolean } {
  return { name: scene.nameOf(seat), mine: seat === me(scene) };
}
