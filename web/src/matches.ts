// Lists of matches: what belongs on top.

import type { MyMatch } from "./api";
import type { TableView } from "./views";

/** Of more running matches than these nobody wants to know at once whose turn it is. */
const MOST_ASKED = 12;

/** Not over: to go on with, or to wait for somebody at. */
export function running(matches: readonly MyMatch[]): MyMatch[] {
  return matches.filter((match) => match.status !== "over");
}

export function finished(matches: readonly MyMatch[]): MyMatch[] {
  return matches.filter((match) => match.status === "over");
}

/** My turn first, then what runs, then what waits for players; within these as they came, the newest first. */
export function inOrder(matches: readonly MyMatch[]): MyMatch[] {
  const rank = (match: MyMatch) => (match.owes ? 0 : match.status === "running" ? 1 : 2);
  return [...matches].sort((one, other) => rank(one) - rank(other));
}

/** Whose turn it is where I play: the list does not say so, the tables do. Without an answer it stays open. */
export async function withTurns(matches: readonly MyMatch[], read: (table: string) => Promise<TableView>): Promise<MyMatch[]> {
  const asked = running(matches)
    .filter((match) => match.status === "running")
    .slice(0, MOST_ASKED);
  return Promise.all(
    matches.map(async (match) => {
      if (!asked.includes(match)) return match;
      const view = await read(match.table).catch(() => null);
      const seat = view?.seat ?? null;
      return view && seat !== null ? { ...match, owes: !!view.seats[seat]?.owes } : match;
    }),
  );
}
