import { describe, expect, it } from "vitest";

import { BEAT, type Connection, type Ears, Line, SILENCE, type World } from "../src/table/socket";
import type { Outgoing } from "../src/server/wire";

/** A network and a clock by hand: every line that was opened, and what waits for its time. */
class Fake implements World {
  lines: { url: string; ears: Ears; sent: string[]; closed: boolean }[] = [];
  now = 0;
  #timers: { at: number; then: () => void }[] = [];

  open(url: string, ears: Ears) {
    const line = { url, ears, sent: [] as string[], closed: false };
    this.lines.push(line);
    return { send: (text: string) => void line.sent.push(text), close: () => (line.closed = true) };
  }

  after(milliseconds: number, then: () => void) {
    const timer = { at: this.now + milliseconds, then };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter((other) => other !== timer));
  }

  chance() {
    return 0.5;
  }

  pass(milliseconds: number) {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.now = next.at;
      next.then();
    }
    this.now = end;
  }

  get last() {
    return this.lines.at(-1)!;
  }

  hear(...messages: object[]) {
    this.last.ears.heard(messages.map((message) => JSON.stringify(message)).join("\n"));
  }
}

const WELCOME = { type: "welcome", protocol: 1, now: 0, viewer: 0, seats: [0], host: true, n: 3 };
const SYNC = { type: "sync", now: 0, viewer: 0, seats: [0], host: true, view: { n: 3 }, legal: [], aid: {} };

function opened() {
  const world = new Fake();
  const heard: Outgoing[] = [];
  const states: Connection[] = [];
  const line = new Line("/socket", world, (message) => heard.push(message), (state) => states.push(state));
  world.last.ears.opened();
  world.hear(WELCOME, SYNC);
  return { world, heard, states, line };
}

describe("a line to a table", () => {
  it("asks only when it is welcome, and gives the answer to who asked", async () => {
    const world = new Fake();
    const line = new Line("/socket", world, () => {}, () => {});
    const answer = line.ask({ type: "start" });
    world.last.ears.opened();
    expect(world.last.sent).toEqual([]);
    world.hear(WELCOME);
    const { id } = JSON.parse(world.last.sent[0]!) as { id: string };
    world.hear({ type: "done", id, n: 4 });
    expect(await answer).toEqual({ type: "done", id, n: 4 });
    expect(line.unanswered).toBe(0);
  });

  it("comes back by itself, tells where it was, and asks the very same again", async () => {
    const { world, line, states } = opened();
    const answer = line.ask({ type: "confirm", seat: 0, version: 3 });
    const first = world.last.sent.at(-1)!;
    world.last.ears.closed(1006);
    expect(states.at(-1)).toBe("lost");
    world.pass(10_000);
    expect(world.last.url).toBe("/socket?views&n=3&viewer=0");
    world.last.ears.opened();
    world.hear(WELCOME, SYNC);
    expect(states.at(-1)).toBe("open");
    expect(world.last.sent.filter((text) => text === first)).toHaveLength(1);
    world.hear({ type: "done", id: (JSON.parse(first) as { id: string }).id, n: 4 });
    expect((await answer).type).toBe("done");
    world.last.ears.closed(1006);
    world.pass(10_000);
    world.last.ears.opened();
    world.hear(WELCOME, SYNC);
    expect(world.last.sent).toEqual([]);
  });

  it("waits longer and longer for a server that is not there", () => {
    const { world } = opened();
    world.last.ears.closed(1006);
    const times: number[] = [];
    for (let count = world.lines.length; times.length < 8; world.pass(50)) {
      if (world.lines.length > count) {
        times.push(world.now);
        count = world.lines.length;
        world.last.ears.closed(1006);
      }
    }
    const waits = times.slice(1).map((time, index) => time - times[index]!);
    expect(waits[0]!).toBeLessThan(1000);
    expect(waits.at(-1)!).toBeGreaterThan(4000);
    expect(waits.at(-1)!).toBeLessThan(9000);
  });

  it("finds out that nobody is there any more", () => {
    const { world, states } = opened();
    world.pass(BEAT + 1);
    expect(world.last.sent).toEqual(['{"type":"ping"}']);
    world.hear({ type: "pong", id: "", now: 1 });
    world.pass(SILENCE - 1);
    expect(states.at(-1)).toBe("open");
    world.pass(2);
    expect(states.at(-1)).toBe("lost");
    expect(world.lines[0]!.closed).toBe(true);
  });

  it("asks for the whole table after a gap", () => {
    const { world } = opened();
    world.hear({ type: "told", n: 4, code: "confirmed", at: 0 });
    expect(world.last.sent).toEqual([]);
    world.hear({ type: "told", n: 6, code: "confirmed", at: 0 });
    expect(world.last.sent).toEqual(['{"type":"look"}']);
  });

  it("asks again when the server does not know, and comes back when it is told to", () => {
    const { world, line, states } = opened();
    void line.ask({ type: "start" });
    const first = world.last.sent[0]!;
    world.hear({ type: "again", id: (JSON.parse(first) as { id: string }).id, after: 500 });
    world.pass(499);
    expect(world.last.sent).toEqual([first]);
    world.pass(1);
    expect(world.last.sent).toEqual([first, first]);
    world.hear({ type: "retry", after: 1000, why: "stopping" });
    expect(states.at(-1)).toBe("lost");
    world.pass(1000);
    expect(world.lines).toHaveLength(2);
  });

  it("does not come back when it was refused or has ended", () => {
    const { world, states, line } = opened();
    world.last.ears.closed(4000);
    expect(states.at(-1)).toBe("ended");
    world.pass(60_000);
    line.hurry();
    expect(world.lines).toHaveLength(1);
  });

  it("hears nothing more from a line that it has given up", () => {
    const { world, heard, line } = opened();
    const old = world.last;
    line.hurry();
    const before = heard.length;
    old.ears.heard(JSON.stringify(SYNC));
    old.ears.closed(1006);
    expect(heard).toHaveLength(before);
    expect(world.lines).toHaveLength(2);
  });
});
