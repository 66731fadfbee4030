// Lists of matches: what belongs on top.

import type { MyMatch } from "../server/api";

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
