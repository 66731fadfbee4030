import { readFileSync } from "node:fs";

import { beforeEach, describe, expect, it, vi } from "vitest";

import { topics as goldAhoiTopics } from "../src/games/gold_ahoi/coach";
import type { GameLesson } from "../src/games/module";
import { topics as silverGoldTopics } from "../src/games/silver_gold/coach";
import { Coach } from "../src/learn/coach.svelte";
import { decline, finish, isDone, isFresh, wasTold } from "../src/learn/learned.svelte";
import { Lesson } from "../src/learn/lesson.svelte";
import { fetchLessons } from "../src/learn/texts.svelte";
import { settings } from "../src/look/settings.svelte";
import type { LessonMoment, LessonShown } from "../src/server/views";
import type { Table } from "../src/table/table.svelte";

const ENGLISH = readFileSync(new URL("../../src/goldhook/locales/rules/en.ftl", import.meta.url), "utf8");

const moment = (more: Partial<LessonMoment> = {}): LessonMoment => ({
  view: { to_act: [0], seat: 0 },
  legal: ["a", "b", "c"],
  aid: {},
  gains: { a: { points: 1 } },
  tentative: [],
  complete: false,
  over: false,
  ...more,
});

const LESSON: LessonShown = {
  game: "silver_gold",
  seat: 0,
  players: 2,
  answers: ["me", "other"],
  steps: [
    {
      name: "cross",
      moment: moment(),
      tries: {
        a: {
          change: { tentative: [["a"]], legal: [["x"]] },
          tries: { x: { change: { tentative: [["a", "x"]], complete: [true] }, done: { legal: [[]] }, events: [{ code: "all_marked" }] } },
        },
        b: { change: { tentative: [["b"]], complete: [true] } },
      },
    },
    // Without a last word: the next step follows at once.
    { name: "fill", moment: moment(), tries: { c: { change: { tentative: [["c"]], complete: [true] }, done: { over: [true] } } } },
    { name: "coin", moment: moment(), answer: "other", about: "place" },
  ],
};

const veil = vi.fn((hidden: LessonMoment) => ({ ...hidden, legal: [] }));
const GAME = { Board: (() => {}) as never, spot: () => null, veil, lit: (about: string, finished: boolean) => (finished ? about : null) } as unknown as GameLesson;

const kept = new Map<string, string>();

beforeEach(async () => {
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(ENGLISH)));
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await fetchLessons();
});

const begin = () => new Lesson(GAME, LESSON, { name: "house" });

describe("a lesson", () => {
  it("plays the moves that lead to the end of a step, and shows what happened", async () => {
    const lesson = begin();
    expect([lesson.number, lesson.count, lesson.ready]).toEqual([1, 3, false]);
    expect(lesson.text).toContain("bonus cross");
    expect(await lesson.act("a")).toBe(true);
    expect([lesson.view.tentative, lesson.legal]).toEqual([["a"], ["x"]]);
    expect(await lesson.confirm()).toBe(false);
    expect(await lesson.act("x")).toBe(true);
    expect(lesson.view.complete).toBe(true);
    expect(await lesson.confirm()).toBe(true);
    expect([lesson.finished, lesson.ready, lesson.legal]).toEqual([true, true, []]);
    expect(lesson.recent.events).toEqual([{ code: "all_marked" }]);
    expect(lesson.text).toContain("extra field");
  });

  it("answers another move with a friendly word, and the step can be tried again", async () => {
    const lesson = begin();
    expect(await lesson.act("c")).toBe(false);
    expect([lesson.wrong, lesson.view.tentative]).toEqual([true, []]);
    expect(lesson.advice).toContain("exactly one bonus cross");
    expect(await lesson.act("b")).toBe(true);
    expect(lesson.advice).toBe("");
    expect(await lesson.confirm()).toBe(false);
    expect(lesson.wrong).toBe(true);
    // A new attempt replaces the complete one.
    expect(await lesson.act("a")).toBe(true);
    expect(lesson.view.tentative).toEqual(["a"]);
    expect(await lesson.undo()).toBe(true);
    expect(lesson.view.tentative).toEqual([]);
  });

  it("shows a good move, at every attempt", async () => {
    const lesson = begin();
    expect(lesson.suggested).toBe(null);
    lesson.showMe();
    expect(lesson.suggested).toBe("a");
    await lesson.act("b");
    lesson.showMe();
    expect(lesson.suggested).toBe("a");
    await lesson.act("a");
    expect(lesson.suggested).toBe(null);
    lesson.showMe();
    expect(lesson.suggested).toBe("x");
  });

  it("goes on, back and to its end, and hides the answer of a question", async () => {
    const lesson = begin();
    lesson.next();
    expect(await lesson.act("c", true)).toBe(true);
    expect([lesson.number, lesson.finished]).toEqual([3, false]);
    expect(lesson.isQuestion).toBe(true);
    expect(lesson.legal).toEqual([]);
    expect(veil).toHaveBeenCalled();
    lesson.answer("me");
    expect([lesson.wrong, lesson.ready, lesson.lit]).toEqual([true, false, null]);
    lesson.answer("other");
    expect([lesson.wrong, lesson.ready, lesson.lit]).toEqual([false, true, "place"]);
    expect(lesson.legal).toEqual(["a", "b", "c"]);
    lesson.next();
    expect(lesson.over).toBe(true);
    lesson.back();
    expect([lesson.over, lesson.number]).toEqual([false, 3]);
    lesson.back();
    expect([lesson.number, lesson.finished]).toEqual([2, false]);
  });

  it("numbers every view higher than the last, because boards wait for that", async () => {
    const lesson = begin();
    const before = lesson.view.n;
    await lesson.act("a");
    expect(lesson.view.n).toBeGreaterThan(before + 1);
  });
});

describe("what this device remembers", () => {
  it("offers lessons until one is done or declined", () => {
    expect(isFresh()).toBe(true);
    finish("silver_gold");
    expect([isFresh(), isDone("silver_gold"), isDone("gold_ahoi")]).toEqual([false, true, false]);
    decline();
    expect(JSON.parse(localStorage.getItem("goldhook-learned")!)).toMatchObject({ done: ["silver_gold"], declined: true });
  });
});

const table = (events: unknown[], count: number) =>
  ({ view: { game: "gold_ahoi", phase: "playing", seat: 1, match: {} }, aid: {}, viewer: 1, recent: { count, events } }) as unknown as Table;

describe("the coach", () => {
  it("explains each thing once, one after the other, until the player has moved on", () => {
    const found: string[][] = [["row", "last"], [], ["row"], []];
    const watched = { ...table([], 0) };
    const coach = new Coach(watched, { topics: () => found.shift()! });
    coach.look();
    expect(coach.says?.text).toContain("new row");
    coach.says!.dismiss();
    expect(coach.says?.text).toContain("last tiles");
    watched.recent = { count: 1, events: [{ code: "tile_laid", seat: 1 }] };
    coach.look();
    expect(coach.says).toBe(null);
    coach.look();
    expect(coach.says).toBe(null);
    expect([wasTold("gold_ahoi", "row"), wasTold("silver_gold", "row")]).toEqual([true, false]);
  });

  it("is silent when the settings say so, and for spectators", () => {
    settings.coach = false;
    const topics = vi.fn(() => ["mine"]);
    new Coach(table([], 0), { topics }).look();
    settings.coach = true;
    new Coach({ ...table([], 0), viewer: null } as Table, { topics }).look();
    expect(topics).not.toHaveBeenCalled();
  });

  it("knows what happened in Silver & Gold, and has a text for it", () => {
    const view = (step: string, more: object = {}) => ({
      view: { seat: 0, match: { step, owed: 0, round: 1, to_act: [0], seats: [{ cards: [{ id: "G02" }] }], ...more } },
      aid: { cards: { G02: { seal: { colour: "orange", points: 2 } } } },
    });
    const mine = ["cup_taken", "card_laid_aside", "palm_scored", "coin_ticked"].map((code) => ({ code, seat: 0 }));
    const found = [
      ...silverGoldTopics([], view("keep") as never),
      ...silverGoldTopics(mine, view("mark", { owed: 1, round: 4 }) as never),
      ...silverGoldTopics([{ code: "coin_ticked", seat: 1 }], view("claim") as never),
    ];
    expect(found).toEqual(["keep", "cross", "cup", "filled", "palm", "coin", "mark", "seal", "last-round", "take"]);
    for (const topic of found) expect(ENGLISH).toContain(`\ncoach-silver-gold-${topic} = `);
  });

  it("knows what happened in Gold Ahoi!, and has a text for it", () => {
    const view = (more: object, tentative: string[] = []) => ({ view: { seat: 1, tentative, match: { to_act: [1], areas: [], bag: 30, board: [{}], ...more } } }) as never;
    const area = (owner: number | null) => ({ chests: 1, owner });
    const found = [
      ...goldAhoiTopics([], view({ board: [] })),
      ...goldAhoiTopics([], view({}, ["place a1 0"])),
      ...goldAhoiTopics([{ code: "row_opened", seat: 1 }], view({ areas: [area(1), area(null)] })),
      ...goldAhoiTopics([{ code: "row_opened", seat: 0 }], view({ areas: [area(0)], bag: 3 })),
    ];
    expect(found).toEqual(["first", "row", "mine", "their-row", "theirs", "last"]);
    for (const topic of found) expect(ENGLISH).toContain(`\ncoach-gold-ahoi-${topic} = `);
  });
});
