// Options: declared by the server, kept as a wish, sent with a new table, told in the waiting room.

import { readFileSync } from "node:fs";

import { beforeAll, describe, expect, test, vi } from "vitest";

import type { Offer, Option } from "../src/server/games.svelte";
import type { TableView } from "../src/server/views";
import { agreed } from "../src/table/agreed";
import { optionWords, valueName } from "../src/table/option_words";
import { isAllowed, optionsFor, suggestedFor } from "../src/table/options";
import { againstBots, atOneDevice, forFriends, possible, readWish, type Wish } from "../src/table/wish";
import { OFFER } from "./fixtures";

const text = readFileSync(new URL("../../src/goldhook/locales/en.ftl", import.meta.url), "utf-8");
const tests = "\noption-map = Map\noption-map-deep-sea = Deep sea\noption-rounds = Rounds\n";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", async () => new Response(text + tests));
  await (await import("../src/text/lang.svelte")).speak("en");
});

const wished = (game: string, kept: string | null, offer: Offer | null = OFFER): Wish =>
  possible(readWish(kept), game === "silver_gold" ? [2, 3, 4] : [2], optionsFor(offer, game));

const MAP: Option = { name: "map", kind: "choice", default: "coast", choices: ["coast", "deep_sea"] };
const ROUNDS: Option = { name: "rounds", kind: "number", default: 4, least: 2, most: 99 };

describe("options", () => {
  test("are those of the game and of the table, lists first, without the hidden ones", () => {
    const names = (game: string) => optionsFor(OFFER, game).map(({ name }) => name).join(" ");
    expect(names("silver_gold")).toBe("clock memory_aid hints chat spectators open_lobby");
    expect(names("gold_ahoi")).toBe("clock handicap open_hands hints chat spectators open_lobby");
  });

  test("a new one of a game appears without a change here", () => {
    const offer = { ...OFFER, games: [{ name: "silver_gold", players: [2], options: [MAP, ROUNDS] }] };
    expect(optionsFor(offer, "silver_gold").map(({ name }) => name)).toEqual(expect.arrayContaining(["map", "rounds"]));
    expect(wished("silver_gold", '{"options": {"map": "deep_sea", "rounds": 12}}', offer).options).toEqual({ map: "deep_sea", rounds: 12 });
  });

  test("there are none before the server has answered", () => {
    expect(optionsFor(null, "silver_gold")).toEqual([]);
    expect(wished("silver_gold", '{"options": {"memory_aid": true}}', null).options).toEqual({});
  });

  test.each<[Option, unknown[], unknown[]]>([
    [{ name: "hints", kind: "flag", default: true }, [true, false], [1, "yes", null, undefined]],
    [ROUNDS, [2, 99], [1, 100, 2.5, "3", null, NaN]],
    [MAP, ["coast", "deep_sea"], ["lake", 0, null]],
    [{ name: "clock", kind: "clock", default: null }, [null, { credit: 60, bank: 300 }], [{ credit: 1, bank: 1 }, "calm", undefined]],
  ])("$kind takes its values and no other", (option, good, bad) => {
    for (const value of good) expect(isAllowed(option, value), String(value)).toBe(true);
    for (const value of bad) expect(isAllowed(option, value), String(value)).toBe(false);
  });

  test("a number may have a value that fits the strength of the bots", () => {
    const handicap = OFFER.games[1]!.options[1]!;
    expect([1, 4, 5].map((level) => suggestedFor(handicap, level))).toEqual([0, 1, 2]);
    expect([suggestedFor(handicap, 6), suggestedFor(ROUNDS, 4), suggestedFor(MAP, 4)]).toEqual([null, null, null]);
  });

  test("have values with a unit if the language has one", () => {
    const handicap = OFFER.games[1]!.options[1]!;
    expect(valueName(handicap, 1)).toBe("1 point");
    expect(valueName(ROUNDS, 12)).toBe("12");
    expect(valueName(MAP, "deep_sea")).toBe("Deep sea");
  });
});

describe("a wish", () => {
  test("is a game against one bosun at first", () => {
    const table = againstBots("silver_gold", wished("silver_gold", null));
    expect(table).toEqual({ game: "silver_gold", players: 2, set: "house", bots: { 1: 3 }, options: {} });
  });

  test("is kept, and comes back", () => {
    const wish: Wish = { level: 5, players: 4, options: { clock: { credit: 60, bank: 300 }, hints: false } };
    expect(wished("silver_gold", JSON.stringify(wish))).toEqual(wish);
  });

  test("of an earlier version is read", () => {
    const old = { level: 4, players: 2, pace: "calm", memory_aid: false, open_hands: true, handicap: 3, hints: false, chat: true };
    expect(wished("gold_ahoi", JSON.stringify(old))).toEqual({
      level: 4,
      players: 2,
      options: { clock: { credit: 60, bank: 300 }, open_hands: true, handicap: 3, hints: false, chat: true },
    });
  });

  test("that is not possible any more falls back to the defaults", () => {
    const first = wished("gold_ahoi", null);
    const odd = { level: 9, players: 4, options: { handicap: -1, clock: "calm", hints: "yes", chat: 0, memory_aid: true } };
    for (const kept of ["", "rubbish{", "null", "[]", "7", '{"options": []}', JSON.stringify(odd)]) {
      expect(wished("gold_ahoi", kept), kept).toEqual(first);
    }
  });

  test("of an earlier version with an unknown pace has no clock", () => {
    expect(wished("gold_ahoi", '{"pace": "toString"}').options).toEqual({ clock: null });
  });

  test("for friends leaves the other seats free", () => {
    const wish = { ...wished("silver_gold", null), players: 3 };
    expect(forFriends("silver_gold", wish)).not.toHaveProperty("bots");
    expect(forFriends("silver_gold", wish).players).toBe(3);
    expect(forFriends("silver_gold", wish, undefined, { open_lobby: true }).options).toEqual({ open_lobby: true });
  });

  test("at one device has a seat for everybody, bots behind, and is not listed", () => {
    const wish: Wish = { level: 4, players: 2, options: { open_lobby: true } };
    const table = atOneDevice("silver_gold", wish, ["Ann", "Bob"], 2);
    expect(table).toMatchObject({ players: 4, name: "Ann", bots: { 2: 4, 3: 4 } });
    expect(table.options?.open_lobby).toBe(false);
  });
});

describe("what players agreed on", () => {
  const view = (game: string, options: object, set = "house") =>
    ({ game, set, options: { hints: true, chat: true, spectators: true, open_lobby: false, clock: null, away: 60, ...options } }) as unknown as TableView;

  test("is nothing special with the defaults", () => {
    expect(agreed(view("gold_ahoi", { handicap: 0, open_hands: false }), OFFER)).toEqual([]);
    expect(agreed(view("gold_ahoi", { away: 7, memory_aid: true }), OFFER)).toEqual([]);
  });

  test("is everything that differs from the defaults", () => {
    const options = { clock: { credit: 20, bank: 60 }, handicap: 2, open_hands: true, chat: false, open_lobby: true };
    expect(agreed(view("gold_ahoi", options, "mine"), OFFER)).toEqual([
      "set: mine",
      "with a clock",
      "Handicap points for the first player: 2 points",
      "Open hands: both players see both tiles",
      "Chat: no",
      "List among the open tables",
    ]);
    expect(agreed(view("silver_gold", { clock: { credit: 86_400, bank: 86_400 } }), OFFER)).toEqual(["Slow: one day per turn"]);
  });

  test("waits for the server's list", () => {
    expect(agreed(view("gold_ahoi", { handicap: 2 }, "mine"), null)).toEqual(["set: mine"]);
  });

  test("can be a choice or no clock", () => {
    expect(optionWords(MAP, "deep_sea")).toBe("Map: Deep sea");
    expect(optionWords({ name: "clock", kind: "clock", default: { credit: 60, bank: 300 } }, null)).toBe("No clock");
  });
});
