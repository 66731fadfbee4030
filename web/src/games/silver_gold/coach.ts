// What a coach explains in Silver & Gold, the first time that it happens.

import type { EventJson } from "../../server/wire";
import type { Playing } from "../../table/playing";
import { roundsOf } from "./board/reading";
import type { Aid, MatchEvent, View } from "./views";

/** Events of my own that have an explanation, the more special ones first. */
const MINE: readonly (readonly [MatchEvent["code"], string])[] = [
  ["cup_taken", "cup"],
  ["card_laid_aside", "filled"],
  ["palm_scored", "palm"],
  ["coin_ticked", "coin"],
];

export function topics(events: readonly EventJson[], { view, aid }: Pick<Playing, "view" | "aid">): string[] {
  const { seat } = view;
  const { step, owed, round, seats, to_act } = view.match as View;
  if (seat === null || step === "over") return [];
  const mine = (events as readonly MatchEvent[]).filter((event) => "seat" in event && event.seat === seat);
  const happened = MINE.filter(([code]) => mine.some((event) => event.code === code)).map(([, topic]) => topic);
  const acting = to_act.includes(seat);
  const sealed = seats[seat]!.cards.some(({ id }) => (aid as Partial<Aid>).cards?.[id]?.seal);
  const now: [string, boolean][] = [
    ["keep", step === "keep"],
    ["mark", step === "mark"],
    ["take", step === "claim" && acting],
    ["seal", step === "mark" && sealed],
    ["last-round", round === roundsOf(view.match as View)],
  ];
  // An extra field comes first: the player has to choose it now.
  const cross = step === "mark" && acting && owed > 0 ? ["cross"] : [];
  return [...cross, ...happened, ...now.filter(([, is]) => is).map(([topic]) => topic)];
}
