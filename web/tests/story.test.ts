import { readFileSync } from "node:fs";

import { beforeAll, describe, expect, it, vi } from "vitest";

import type { Told } from "../src/wire";

let lines: typeof import("../src/story").lines;
const text = readFileSync(new URL("../../src/goldhook/locales/en.ftl", import.meta.url), "utf-8");

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", async () => new Response(text));
  await (await import("../src/lang.svelte")).speak("en");
  ({ lines } = await import("../src/story"));
});

const nameOf = (seat: number) => ["Ann", "Bob"][seat]!;
const turned: Told = {
  type: "told",
  n: 5,
  code: "played",
  at: 0,
  events: [{ code: "all_marked" }, { code: "expedition_turned", round: 1, turn: 2, expedition: "E4" }],
};

describe("the story", () => {
  it("names the expedition card of this turn", () => expect(lines(turned, nameOf)).toEqual(["Round 1, turn 2: expedition E4"]));

  it("leaves those of earlier turns to everybody's memory", () => {
    expect(lines(turned, nameOf, true)).toEqual(["Round 1, turn 2"]);
  });

  it("says who came and went, and not what one only tries", () => {
    expect(lines({ type: "told", n: 6, code: "went_away", at: 0, seats: [1] }, nameOf)).toEqual(["Bob is away."]);
    expect(lines({ type: "told", n: 7, code: "acted", at: 0, seat: 0, actions: [], events: [] }, nameOf)).toEqual([]);
  });
});
