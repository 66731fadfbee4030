import { readFileSync } from "node:fs";

import { beforeAll, describe, expect, it, vi } from "vitest";

import type { Told } from "../src/server/wire";
import type { Scene, Telling } from "../src/table/story";

let lines: (told: Told, scene: Scene, how?: Telling) => string[];
const text = readFileSync(new URL("../../src/goldhook/locales/en.ftl", import.meta.url), "utf-8");

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", async () => new Response(text));
  await (await import("../src/text/lang.svelte")).speak("en");
  const story = await import("../src/table/story");
  const games = { silver_gold: await import("../src/games/silver_gold/story"), gold_ahoi: await import("../src/games/gold_ahoi/story") };
  lines = (told, scene, how) => story.lines(told, scene, games[(scene.set as unknown as { game: keyof typeof games }).game], how);
});

const set = {
  game: "silver_gold",
  treasure: [
    { id: "G10", colour: "green", points: 10 },
    { id: "O12", colour: "orange", points: 12 },
  ],
};
const tiles = { game: "gold_ahoi", tiles: [{ id: "T11", land: [["N", "E"]], chest: "N" }] };

function scene(viewer: number | null, pieces: object = set, view: object = { options: {} }): Scene {
  const nameOf = (seat: number) => (seat === viewer ? "You" : ["Ann", "Bob"][seat]!);
  return { view, set: pieces, viewer, mine: viewer === null ? [] : [viewer], nameOf } as unknown as Scene;
}

function played(...events: object[]): Told {
  return { type: "told", n: 5, code: "played", at: 0, events } as Told;
}

const turned = played({ code: "all_marked" }, { code: "expedition_turned", round: 1, turn: 2, expedition: "E4" });

describe("what the log forgets", () => {
  const marks = { code: "fields_marked", seat: 1, card: "G10", fields: ["a1", "a2"] };
  const taken = { code: "card_taken", seat: 1, card: "O12", from_stack: false };
  const turn = (number: number) => ({ code: "expedition_turned", round: 1, turn: number, expedition: null });
  const log = [turn(1), marks, taken, turn(2), marks, taken, turn(3), marks].map((event, key) => ({ key, told: played(event) }));
  const keptOf = async (view: object) => {
    const { kept } = await import("../src/table/story");
    const game = await import("../src/games/silver_gold/story");
    return kept(log, scene(0, set, view), game).flatMap(({ key, told }) => (told.events?.length ? [key] : []));
  };

  it("keeps this turn, and what was claimed in the one before (S14)", async () => {
    expect(await keptOf({ phase: "playing", options: {} })).toEqual([3, 5, 6, 7]);
  });
  it("keeps all with the memory aid, and after the end", async () => {
    expect(await keptOf({ phase: "playing", options: { memory_aid: true } })).toHaveLength(8);
    expect(await keptOf({ phase: "over", options: {} })).toHaveLength(8);
  });
});

describe("the story", () => {
  it("names the turn, and not the id of its expedition card", () => {
    expect(lines(turned, scene(0))).toEqual(["Round 1, turn 2"]);
  });

  it("tells who came and went, but no attempts", () => {
    expect(lines({ type: "told", n: 6, code: "went_away", at: 0, seats: [1] }, scene(0))).toEqual(["Bob is away."]);
    expect(lines({ type: "told", n: 7, code: "acted", at: 0, seat: 0, actions: [], events: [] }, scene(0))).toEqual([]);
  });

  it("calls the viewer's seat you", () => {
    expect(lines({ type: "told", n: 6, code: "came_back", at: 0, seats: [0] }, scene(0))).toEqual(["You are back."]);
    expect(lines({ type: "told", n: 6, code: "confirmed", at: 0, seat: 0 }, scene(0))).toEqual(["You are done."]);
    expect(lines(played({ code: "match_ended", winners: [0] }), scene(0))).toEqual(["You win!"]);
    expect(lines(played({ code: "match_ended", winners: [1] }), scene(0))).toEqual(["Winner: Bob"]);
  });

  it("calls cards by colour and points", () => {
    const events = [
      { code: "fields_marked", seat: 1, card: "G10", fields: ["c1", "c2", "d2"] },
      { code: "card_filled", seat: 1, card: "O12" },
      { code: "card_laid_aside", seat: 1, card: "O12", points: 12 },
      { code: "card_taken", seat: 0, card: "G10", from_stack: true },
      { code: "display_refilled", cards: ["G10", "O12"] },
    ];
    expect(lines(played(...events), scene(0))).toEqual([
      "Bob marks 3 fields: Green island (10)",
      "Bob fills an orange card: 12 points",
      "You take from the stack: Green island (10)",
      "New in the display: Green island (10), Orange island (12)",
    ]);
  });
});

describe("the story of Gold Ahoi!", () => {
  const view = { phase: "playing", match: { board: [{ at: "0,0", tile: "T11", turn: 0, seat: 1 }] } };
  const events = [
    { code: "tile_laid", seat: 1, tile: "T11", row: 0, column: 0, turn: 0 },
    { code: "column_opened", seat: 1, column: 0 },
    { code: "tile_drawn", seat: 0, tile: "T11" },
  ];

  it("counts rows and columns from the viewer's side", () => {
    expect(lines(played(...events), scene(1, tiles, view))).toEqual(["You place a tile: Row 3, column 3"]);
    expect(lines(played(...events), scene(0, tiles, view))).toEqual(["Bob places a tile: Row 4, column 4"]);
  });

  it("describes tiles for screen readers", () => {
    const [laid, drawn] = lines(played(...events), scene(0, tiles, view), { spoken: true });
    expect(laid).toMatch(/^Bob places a tile: Row 4, column 4\. Land joined: /);
    expect(drawn).toMatch(/^Your tile: Land joined: /);
    expect(lines(played(...events), scene(1, tiles, view), { spoken: true })).toHaveLength(1);
  });

  it("names players, not north and south", () => {
    const area = { code: "area_counted", kind: "land", chests: 3, north: 2, south: 1, owner: 0 };
    const end = { code: "chests_counted", north: 3, south: 1, winners: [0] };
    expect(lines(played(area, end), scene(1, tiles, view))).toEqual([
      expect.stringMatching(/3 chests.* → Ann$/),
      "Ann: 3 points, You: 1 point. Winner: Ann",
    ]);
  });
});

describe("a list of names", () => {
  it.each([
    ["en", "Ann, Bob, Cleo"],
    ["el", "Ann, Bob, Cleo"],
    ["ja", "Ann、Bob、Cleo"],
  ])("has the separator of %s", async (code, list) => {
    await (await import("../src/text/lang.svelte")).speak(code);
    const { together } = await import("../src/text/words");
    expect(together(["Ann", "Bob", "Cleo"])).toBe(list);
  });
});
