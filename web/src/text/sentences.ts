// Sentences made from codes and facts that the server sends.

import { gameModule } from "../games";
import { type Facts, t } from "./lang.svelte";

/** The name of a game; a game that this client does not know is called by its id, made readable. */
export function gameName(game: string): string {
  if (gameModule(game)) return t("game-name", { game });
  const words = game.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The sentence for a refusal; reasons within it become sentences, too. */
export function tRefusal(code: string, facts: Facts = {}, nameOf: (seat: number) => string = String): string {
  const told: Facts = { ...facts };
  const reason = facts.reason as { code?: string; facts?: Facts } | undefined;
  if (reason?.code) told.reason = tRefusal(reason.code, reason.facts, nameOf);
  if (Array.isArray(facts.waiting)) told.waiting = facts.waiting.map((seat) => nameOf(Number(seat))).join(", ");
  for (const name of ["game", "wanted"]) {
    const game = facts[name];
    if (typeof game === "string" && gameModule(game)) told[name] = gameName(game);
  }
  const sentence = t(`refusal-${code.replaceAll("_", "-")}`, told);
  return typeof facts.piece === "string" && facts.piece ? `${facts.piece}: ${sentence}` : sentence;
}

/** The sentence for an event of the rules. */
export function tEvent(event: { code: string } & Facts, nameOf: (seat: number) => string): string {
  const { seat, winners, ...facts } = event;
  if (typeof seat === "number") facts.name = nameOf(seat);
  if (Array.isArray(winners)) facts.winners = winners.map((winner) => nameOf(Number(winner))).join(", ");
  return t(`event-${event.code.replaceAll("_", "-")}`, facts);
}

/** Why an action is a good one. */
export function tReason(code: string, facts: Facts): string {
  return t(`hint-${code.replaceAll("_", "-")}`, facts);
}
