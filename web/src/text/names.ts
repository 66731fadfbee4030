// The name of a seat.

import type { TableView } from "../server/views";
import { t } from "./lang.svelte";

/** A bot's rank. */
export function rankName(level: number): string {
  return t(`level-${level}`);
}

/** A bot's rank and how hard it is to beat, for lists to choose from. */
export function levelName(level: number): string {
  return `${rankName(level)} – ${t("web-level-strength", { level })}`;
}

/** How hard the bot on a seat is to beat; empty for a person. */
export function strengthOf(view: TableView, seat: number): string {
  const chair = view.seats[seat];
  return chair?.player === "bot" && chair.bot ? t("web-level-strength", { level: chair.bot }) : "";
}

/** A person's name or a bot's rank; "You" for the seat `you`. */
export function seatName(view: TableView, seat: number, you: number | null = null): string {
  const chair = view.seats[seat];
  if (!chair) return t("name-seat", { seat: seat + 1 });
  if (seat === you) return t("name-you");
  if (chair.player === "person") return chair.name || t("name-human");
  if (chair.player === "bot" && chair.bot) {
    const alike = view.seats.filter((other) => other.player === "bot" && other.bot === chair.bot).length > 1;
    return rankName(chair.bot) + (alike ? ` ${seat + 1}` : "");
  }
  return t("name-seat", { seat: seat + 1 });
}
