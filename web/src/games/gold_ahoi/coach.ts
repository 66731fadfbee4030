// What a coach explains in Gold Ahoi!, the first time that it happens.

import type { EventJson } from "../../server/wire";
import type { Playing } from "../../table/playing";
import type { MatchEvent, View } from "./views";

/** The last tiles decide: from here on it is worth saying so. */
const LAST = 6;

export function topics(events: readonly EventJson[], { view: { seat, match, tentative } }: Pick<Playing, "view">): string[] {
  const { areas, bag, board, to_act } = match as View;
  if (seat === null || !to_act.length) return [];
  const rows = (events as readonly MatchEvent[]).filter((event) => event.code === "row_opened");
  const owned = (by: (owner: number | null) => boolean) => areas.some(({ chests, owner }) => chests > 0 && by(owner));
  return [
    ...(rows.some((event) => event.seat === seat) ? ["row"] : []),
    ...(rows.some((event) => event.seat !== seat) ? ["their-row"] : []),
    // The first tile lies in its place from the start, as an attempt; before that, the words would go with it.
    ...(tentative?.length && tentative.length === board.length ? ["first"] : []),
    ...(owned((owner) => owner === seat) ? ["mine"] : []),
    ...(owned((owner) => owner !== null && owner !== seat) ? ["theirs"] : []),
    ...(bag <= LAST ? ["last"] : []),
  ];
}
