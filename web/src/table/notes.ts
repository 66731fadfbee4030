// Short notes about the people at the table: what somebody must not miss, beside the history.

import type { Told } from "../server/wire";
import { t } from "../text/lang.svelte";
import { me, type Scene, who } from "./story";

export interface Note {
  key: string;
  text: string;
  /** It stays until it is closed. */
  stays: boolean;
}

/** Events that everybody should see at once, with the texts of the history. */
const NOTED = new Set(["stood_in", "skipped", "timed_out", "waited", "awaited", "returned"]);

/** The note about an event; null for most. `ahead` is the server's clock minus ours. */
export function noteOf(told: Told, scene: Scene, sentence: () => string, ahead: number): Omit<Note, "key"> | null {
  const mine = me(scene);
  const about = told.seats ?? (typeof told.seat === "number" ? [told.seat] : []);
  if ((told.code === "came_back" || told.code === "returned") && told.since !== undefined && mine !== null && about.includes(mine)) {
    const time = new Date(told.since - ahead).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    return { text: t("web-back-since", { time }), stays: true };
  }
  if (told.code === "came_back" && told.since !== undefined) return { text: t("web-told-returned", who(about[0]!, scene)), stays: false };
  if (!NOTED.has(told.code)) return null;
  return { text: sentence(), stays: told.code === "skipped" && mine !== null && about.includes(mine) };
}
