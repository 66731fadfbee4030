import { describe, expect, it } from "vitest";

import { GAME_NAMES, gameModule, GAMES } from "../../src/games";
import { gameName } from "../../src/text/sentences";
import { OFFER } from "../fixtures";

describe("the games of the client", () => {
  it("are those of the server, with the same numbers of players", () => {
    expect(Object.entries(GAMES).map(([name, { players }]) => ({ name, players }))).toEqual(
      OFFER.games.map(({ name, players }) => ({ name, players })),
    );
  });

  it.each(GAME_NAMES)("%s loads its table, replay and rules", async (name) => {
    const game = GAMES[name]!;
    const [table, replay, rules] = await Promise.all([game.table(), game.replay(), game.rules()]);
    for (const part of [game.Art, table.Board, replay.Board, replay.Picture, rules.Short, rules.Chapters]) {
      expect(part).toBeTypeOf("function");
    }
    expect(replay.pace).toBeGreaterThan(0);
    expect(rules.chapters[0]).toBe("goal");
  });

  it("do not include a game that only the server knows", () => {
    expect(gameModule("sea_battle")).toBeNull();
    expect(gameModule("toString")).toBeNull();
    expect(gameName("sea_battle")).toBe("Sea battle");
  });
});
