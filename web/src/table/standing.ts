// The state of one of my matches in a list: whose turn it is and how far it is, or how it ended.

import type { MyMatch } from "../server/api";
import type { SeatShown } from "../server/views";
import { t } from "../text/lang.svelte";
import { rankName } from "../text/names";

export function standing(match: MyMatch): string {
  if (match.status === "open") return t("web-before-start");
  const { game, round = 0, turn = 0 } = match;
  const progress = round || turn ? t("analyse-when", { game, round, turn }) : "";
  const points = match.status === "running" && typeof match.points === "number" ? t("web-points-so-far", { points: match.points }) : "";
  return [match.owes === false ? t("web-others-turn") : "", progress, points].filter(Boolean).join(" · ");
}

/** The opponents by name, bots by rank; with their points, so far or at the end. */
export function opponents(match: MyMatch): string[] {
  return (match.opponents ?? []).map((seat) => (seat.points == null ? seatName(seat) : `${seatName(seat)}: ${seat.points}`));
}

function seatName({ name, level }: SeatShown): string {
  return level ? rankName(level) : name || t("name-human");
}
