// What was told, as sentences: for the log, and for those who listen.

import { t, tEvent } from "./lang.svelte";
import type { GameEvent } from "./views";
import type { Told } from "./wire";

/** These go without saying: the lines around them tell it. */
const SILENT = new Set(["all_kept", "all_marked"]);
/** What a table tells beside the law's own events; the rest goes without saying, too. */
const SAID = new Set([
  ...["joined", "left", "bot_seated", "removed", "host_passed", "started", "confirmed", "went_away", "came_back"],
  ...["stood_in", "timed_out", "skipped", "waited", "paused", "resumed", "rematched", "closed"],
]);

/**
 * The lines of one telling; what one only tries is not told.
 *
 * `past`: which expedition cards were played earlier is for everybody to remember, not for a page to tell.
 */
export function lines(told: Told, nameOf: (seat: number) => string, past = false): string[] {
  if (told.code === "played") {
    const events = ((told.events ?? []) as GameEvent[]).filter((event) => !SILENT.has(event.code));
    return events.map((event) => tEvent(past && "expedition" in event ? { ...event, expedition: null } : event, nameOf));
  }
  if (!SAID.has(told.code)) return [];
  const seat = typeof told.seat === "number" ? told.seat : (told.seats?.[0] ?? null);
  const name = told.code === "joined" && told.name ? told.name : seat === null ? "" : nameOf(seat);
  return [t(`web-told-${told.code.replaceAll("_", "-")}`, { name })];
}
