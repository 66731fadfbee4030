// The games of the client. Only this folder names games; everything else asks this list.

import { module as gold_ahoi } from "./gold_ahoi";
import type { GameModule } from "./module";
import { module as silver_gold } from "./silver_gold";

/** In the order of the home page. */
export const GAMES: Readonly<Record<string, GameModule>> = { silver_gold, gold_ahoi };
export const GAME_NAMES: readonly string[] = Object.keys(GAMES);

/** A game of the client, or null for a game that only the server knows. */
export function gameModule(name: string): GameModule | null {
  return Object.hasOwn(GAMES, name) ? GAMES[name]! : null;
}
