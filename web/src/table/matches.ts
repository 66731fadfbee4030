// Lists of matches, in the order in which they are shown.

import type { MyMatch } from "../server/api";

/** Matches that are not over: running, or waiting for players. */
export function running(matches: readonly MyMatch[]): MyMatch[] {
  return matches.filter((match) => match.status !== "over");
}

export function finished(matches: readonly MyMatch[]): MyMatch[] {
  return matches.filter((match) => match.status === "over");
}

/** My turn first, then running matches, then tables that wait for players; the newest first within each group. */
export function inOrder(matches: readonly MyMatch[]): MyMatch[] {
  const rank = (match: MyMatch) => (match.owes ? 0 : match.status === "running" ? 1 : 2);
  return [...matches].sort((one, other) => rank(one) - rank(other));
}
