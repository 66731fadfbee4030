// Sentences made from codes and facts that the server sends.

import { gameModule } from "../games";
import type { EventJson } from "../server/wire";
import { type Facts, has, t } from "./lang.svelte";

/** The name of a game. One that this client does not know may have a name in the server's texts, or goes by its id. */
export function gameName(game: string): string {
  if (gameModule(game)) return t("game-name", { game });
  const own = `game-name-${game.replaceAll("_", "-")}`;
  if (has(own)) return t(own);
  const words = game.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The sentence for a refusal; reasons within it become sentences, too. */
export function tRefusal(code: string, facts: Facts = {}, nameOf: (seat: number) => string = String): string {
  const told: Facts = { ...facts };
  const reason = facts.reason as { code?: string; facts?: Facts } | undefined;
  if (reason?.code) told.reason = tRefusal(reason.code, reason.facts, nameOf);
  if (typeof facts.seat === "number") told.seat = facts.seat + 1; // people count seats from 1
  if (Array.isArray(facts.waiting)) told.waiting = facts.waiting.map((seat) => nameOf(Number(seat))).join(", ");
  for (const name of ["game", "wanted"]) {
    const game = facts[name];
    if (typeof game === "string" && gameModule(game)) told[name] = gameName(game);
  }
  const also = (Array.isArray(facts.also) ? facts.also : []) as { code: string; facts?: Facts }[];
  delete told.also;
  const first = t(`refusal-${code.replaceAll("_", "-")}`, told);
  const sentence = inOne([first, ...also.map((other) => tRefusal(other.code, other.facts, nameOf))]);
  return typeof facts.piece === "string" && facts.piece ? `${facts.piece}: ${sentence}` : sentence;
}

/** Sentences one after the other; Japanese sets no space between them. */
export function inOne(sentences: readonly string[]): string {
  return sentences.reduce((first, second) => first + (first.endsWith("。") ? "" : " ") + second);
}

/** The sentence for an event of the rules. */
export function tEvent(event: EventJson, nameOf: (seat: number) => string): string {
  const { seat, winners, ...facts }: Facts = { ...event };
  if (typeof seat === "number") facts.name = nameOf(seat);
  if (Array.isArray(winners)) facts.winners = winners.map((winner) => nameOf(Number(winner))).join(", ");
  return t(`event-${event.code.replaceAll("_", "-")}`, facts);
}

/** Why an action is a good one. The action is drawn beside the sentence, so a piece in it is "this one", not an id. */
export function tReason(code: string, facts: Facts): string {
  const pointed = "card" in facts ? { ...facts, card: "here" } : facts;
  return t(`hint-${code.replaceAll("_", "-")}`, pointed);
}
