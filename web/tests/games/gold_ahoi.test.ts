import { describe, expect, test } from "vitest";

import { Choice, type Table } from "../../src/games/gold_ahoi/board/choice.svelte";
import { counting } from "../../src/games/gold_ahoi/board/count";
import {
  cellOf,
  type Cell,
  frameAfter,
  keyOf,
  Look,
  openCells,
  readPlacement,
  sameArea,
  stepped,
  tileAfter,
  turned,
  Wheel,
  whyClosed,
  writePlacement,
} from "../../src/games/gold_ahoi/geometry";

const cells = (...keys: string[]): Cell[] => keys.map(cellOf);

describe("placements", () => {
  test("are read and written as the law has them", () => {
    expect(readPlacement("place 0,-1 3")).toEqual({ row: 0, column: -1, turn: 3 });
    expect(writePlacement({ row: -2, column: 4, turn: 0 })).toBe("place -2,4 0");
    expect(readPlacement("mark P01 a1")).toBeNull();
    expect(readPlacement("place 0,1 4")).toBeNull();
  });

  test("open cells are named once", () => {
    const open = openCells(["place 0,1 0", "place 0,1 1", "place -1,0 2"]);
    expect([...open.keys()]).toEqual(["0,1", "-1,0"]);
    expect(open.get("-1,0")).toEqual({ row: -1, column: 0 });
  });

  test("closed cells are forbidden by the rules whose bits are set", () => {
    const aid = {
      frame: { rows: [-1, 4], cols: [-2, 3] } as { rows: [number, number]; cols: [number, number] },
      closed: { touches_no_tile: [0, 6, 0, 0, 0, 0], row_on_other_side: [0, 4, 0, 0, 0, 1] },
    };
    expect(whyClosed(aid, { row: 0, column: -1 })).toEqual(["touches_no_tile"]);
    expect(whyClosed(aid, { row: 1, column: -1 })).toEqual(["touches_no_tile", "row_on_other_side"]);
    expect(whyClosed(aid, { row: -1, column: 3 })).toEqual(["row_on_other_side"]);
    for (const [row, column] of [[2, -1], [-2, 3], [0, 4], [0, -3], [40, -1]]) {
      expect(whyClosed(aid, { row: row!, column: column! })).toBeNull();
    }
  });

  test("turns go round both ways", () => {
    expect(turned(3, 1)).toBe(0);
    expect(turned(0, -1)).toBe(3);
    expect(turned(1, 6)).toBe(3);
  });
});

describe("the frame", () => {
  test("begins with six by six and the first tile within", () => {
    expect(frameAfter([], 1)).toEqual({ top: -2, left: -2, rows: 6, columns: 6 });
    expect(frameAfter(cells("0,0"), 1)).toEqual({ top: -2, left: -2, rows: 6, columns: 6 });
  });

  test("moves no more than it must", () => {
    expect(frameAfter(cells("0,0", "0,1", "0,2"), 1).left).toBe(-2);
    expect(frameAfter(cells("0,0", "0,1", "0,2", "0,3"), 1).left).toBe(-1);
    expect(frameAfter(cells("0,0", "0,-1", "0,-2"), 1).left).toBe(-3);
  });

  test("always has room for every cell that may be open", () => {
    const laid = cells("0,0", "0,1", "0,2", "0,3", "0,4");
    expect(frameAfter(laid, 1)).toMatchObject({ left: -1, columns: 7, rows: 6 });
    expect(frameAfter([...laid, cellOf("0,5")], 1)).toMatchObject({ left: 0, columns: 6 });
  });

  test("shows a row to come only to whose it is", () => {
    const laid = cells("0,0", "1,0", "2,0", "3,0", "4,0");
    expect(frameAfter(laid, 1)).toMatchObject({ top: 0, rows: 6 });
    expect(frameAfter(laid, 0)).toMatchObject({ top: -1, rows: 6 });
    expect(frameAfter(laid, null)).toMatchObject({ top: -1, rows: 7 });
  });
});

describe("how it lies", () => {
  const frame = { top: -2, left: -3, rows: 6, columns: 7 };

  test("south sees it as the law counts, north turned by half; both ways back", () => {
    const south = new Look(frame, false);
    const north = new Look(frame, true);
    expect(south.screen({ row: -2, column: -3 })).toEqual({ row: 0, column: 0 });
    expect(north.screen({ row: -2, column: -3 })).toEqual({ row: 5, column: 6 });
    for (const look of [south, north]) {
      for (const cell of cells("0,0", "3,3", "-1,2")) expect(look.law(look.screen(cell))).toEqual(cell);
    }
    expect(south.turn(3)).toBe(3);
    expect(north.turn(3)).toBe(1);
  });

  test("points and whole drawings turn alike", () => {
    expect(new Look(frame, false).point(0, 0)).toEqual([300, 200]);
    expect(new Look(frame, true).point(0, 0)).toEqual([400, 400]);
    expect(new Look(frame, true).transform).toBe("translate(400 400) rotate(180)");
    expect(new Look(frame, true).point(10, 20)).toEqual([390, 380]);
  });

  test("the cell under a point; none beside the frame", () => {
    const box = { left: 10, top: 20, width: 350, height: 300 };
    expect(new Look(frame, false).under(11, 21, box)).toEqual({ row: -2, column: -3 });
    expect(new Look(frame, true).under(11, 21, box)).toEqual({ row: 3, column: 3 });
    expect(new Look(frame, false).under(9, 21, box)).toBeNull();
    expect(new Look(frame, false).under(11, 320, box)).toBeNull();
  });
});

describe("keys and wheel", () => {
  const frame = { top: 0, left: 0, rows: 6, columns: 7 };

  test("arrows stay within the frame", () => {
    expect(stepped("ArrowUp", { row: 0, column: 3 }, frame)).toEqual({ row: 0, column: 3 });
    expect(stepped("ArrowRight", { row: 2, column: 5 }, frame)).toEqual({ row: 2, column: 6 });
    expect(stepped("End", { row: 2, column: 0 }, frame)).toEqual({ row: 2, column: 6 });
    expect(stepped("x", { row: 2, column: 0 }, frame)).toBeNull();
  });

  test("a notch is a quarter turn, a smooth pad not a whirl", () => {
    const wheel = new Wheel();
    expect(wheel.feed(100, 1000)).toBe(1);
    expect(wheel.feed(100, 1050)).toBe(0);
    expect(wheel.feed(-150, 1400)).toBe(-1);
    const pad = new Wheel();
    const turns = Array.from({ length: 20 }, (_, step) => pad.feed(8, 2000 + step * 16));
    expect(turns.reduce((sum, turn) => sum + turn, 0)).toBe(2);
  });
});

test("a tile in words turns with the tile", () => {
  const tile = { land: [["n", "e"], ["s"], ["w"]], chest: "nw" };
  expect(tileAfter(tile, 0)).toEqual({ land: [["n", "e"], ["s"], ["w"]], chests: ["nw"] });
  expect(tileAfter(tile, 1)).toEqual({ land: [["e", "s"], ["n"], ["w"]], chests: ["ne"] });
  expect(tileAfter({ land: [["n", "e", "s", "w"]], chest: "w" }, 2).chests).toEqual(["e"]);
  expect(tileAfter({ land: [["n", "e", "s", "w"]], chest: [] }, 1).chests).toEqual([]);
  expect(tileAfter({ land: [["n", "e", "s", "w"]], chest: ["n", "sw"] }, 1).chests).toEqual(["e", "nw"]);
});

test("an area is known again when it has grown", () => {
  const reach = (kind: string, cells: string[], chests: string[], path: string) => ({
    kind,
    cells,
    chests: chests.map((at) => ({ at })),
    path,
  });
  const before = reach("land", ["0,0", "0,1"], ["0,0"], "M0");
  expect(sameArea(before, [reach("water", ["0,0", "0,1"], ["0,0"], "M1"), before])).toBe(1);
  expect(sameArea(before, [reach("land", ["0,0", "0,1", "0,2"], ["0,0"], "M2")])).toBe(0);
  expect(sameArea(before, [reach("land", ["0,0", "0,1", "0,2"], [], "M2")])).toBe(-1);
});

test("the count: handicap first, the richest area last, chestless ones left out", () => {
  const steps = counting(
    [
      { kind: "land", chests: 5, openings: [1, 3], owner: 1 },
      { kind: "water", chests: 0, openings: [1, 0], owner: 0 },
      { kind: "land", chests: 2, openings: [1, 1], owner: null },
      { kind: "water", chests: 3, openings: [2, 1], owner: 0 },
    ],
    2,
    0,
  );
  expect(steps.map(({ index, sum }) => [index, ...sum])).toEqual([
    [-1, 2, 0],
    [2, 2, 0],
    [3, 5, 0],
    [0, 5, 5],
  ]);
});

// --- the player's choice, and how it is sent to the server ------------------------------------------------------------

class FakeTable {
  asked: string[] = [];
  legal: string[] = ["0,1", "1,0"].flatMap((at) => [0, 1, 2, 3].map((turn) => `place ${at} ${turn}`));
  viewer = 1;
  board = ["0,0"];
  hand: string | null = "T02";
  n = 5;
  tentative: string[] = [];
  #answers: ((fine: boolean) => void)[] = [];

  get view() {
    const tried = this.tentative.map((action) => ({ at: action.split(" ")[1]!, tile: this.hand }));
    const board = [...this.board.map((at) => ({ at, tile: "T01" })), ...tried];
    const hand = tried.length ? null : this.hand;
    return { n: this.n, seat: 1, tentative: this.tentative, match: { board, hand } };
  }
  #ask(text: string): Promise<boolean> {
    this.asked.push(text);
    return new Promise((answer) => this.#answers.push(answer));
  }
  act = (action: string, confirm = false) => this.#ask(confirm ? `${action}!` : action);
  undo = () => this.#ask("undo");
  confirm = () => this.#ask("confirm");

  async answer(fine: boolean): Promise<void> {
    this.#answers.shift()!(fine);
    await Promise.resolve();
    await Promise.resolve();
  }
  /** The view that follows an answer. */
  show(choice: Choice, tentative: string[]): void {
    this.tentative = tentative;
    this.n += 1;
    choice.see();
  }
}

function sit(): { table: FakeTable; choice: Choice } {
  const table = new FakeTable();
  const choice = new Choice(() => table as unknown as Table);
  choice.see();
  return { table, choice };
}

describe("a choice", () => {
  test("is tried, then laid by confirming what was tried", async () => {
    const { table, choice } = sit();
    choice.put({ row: 0, column: 1 });
    void choice.ask();
    await table.answer(true);
    expect(choice.due).toBeNull(); // done, but its view is not here yet
    table.show(choice, ["place 0,1 0"]);
    expect(choice.due).toBeNull();
    expect(choice.hand).toBe("T02"); // the hand is empty while the tile lies there for now
    choice.lay();
    expect(choice.due).toBe("lay");
    void choice.ask();
    expect(table.asked).toEqual(["place 0,1 0", "confirm"]);
  });

  test("may change while an answer is on its way; only the newest goes out", async () => {
    const { table, choice } = sit();
    choice.put({ row: 0, column: 1 });
    void choice.ask();
    choice.turnBy(1);
    choice.turnBy(1);
    choice.put({ row: 1, column: 0 });
    choice.lay();
    choice.turnBy(1); // too late
    expect(choice.due).toBeNull();
    await table.answer(true);
    table.show(choice, ["place 0,1 0"]);
    expect(choice.wanted).toBe("place 1,0 2");
    void choice.ask();
    expect(table.asked).toEqual(["place 0,1 0", "place 1,0 2!"]);
  });

  test("waits for its own view, even if another comes first", async () => {
    const { table, choice } = sit();
    choice.put({ row: 0, column: 1 });
    void choice.ask();
    choice.lay();
    table.show(choice, []); // the other player came back, say
    await table.answer(true);
    expect(choice.due).toBeNull();
    table.show(choice, ["place 0,1 0"]);
    expect(choice.due).toBe("lay");
  });

  test("goes on if its view was missed", async () => {
    const { table, choice } = sit();
    choice.put({ row: 0, column: 1 });
    void choice.ask();
    choice.lay();
    await table.answer(true);
    table.n += 3; // the line was cut, and another tab was quicker
    table.show(choice, ["place 1,0 0"]);
    void choice.ask();
    expect(table.asked.at(-1)).toBe("place 0,1 0!");
  });

  test("taken back is undone on the server, too", async () => {
    const { table, choice } = sit();
    choice.put({ row: 0, column: 1 });
    void choice.ask();
    await table.answer(true);
    table.show(choice, ["place 0,1 0"]);
    choice.takeBack();
    void choice.ask();
    expect(table.asked.at(-1)).toBe("undo");
  });

  test("of another tab or from before a reload is taken over", () => {
    const { table, choice } = sit();
    table.show(choice, ["place 1,0 3"]);
    expect(choice.wanted).toBe("place 1,0 3");
    expect(choice.due).toBeNull();
  });

  test("does not outlive its turn, but the way the tile is turned stays until it is laid", () => {
    const { table, choice } = sit();
    choice.put({ row: 0, column: 1 }, 2);
    table.board = ["0,0", "1,0"];
    table.legal = [];
    table.show(choice, []);
    expect(choice.cell).toBeNull();
    expect(choice.turn).toBe(2);
    table.hand = "T09";
    table.show(choice, []);
    expect(choice.turn).toBe(0);
    expect(choice.due).toBeNull();
  });

  test("that was refused is not asked again and again", async () => {
    const { table, choice } = sit();
    choice.put({ row: 0, column: 1 });
    choice.lay();
    void choice.ask();
    await table.answer(false);
    expect(choice.laying).toBe(false);
    expect(choice.wanted).toBeNull();
    expect(choice.due).toBeNull();
  });

  test("with one place only is made by itself", () => {
    const { table, choice } = sit();
    table.legal = [0, 1, 2, 3].map((turn) => `place 0,0 ${turn}`);
    table.board = [];
    table.show(choice, []);
    expect(choice.cell).toEqual({ row: 0, column: 0 });
    choice.takeBack();
    choice.see();
    expect(choice.cell).toBeNull();
  });
});

test("keys of cells round-trip", () => {
  expect(keyOf(cellOf("-1,2"))).toBe("-1,2");
});
