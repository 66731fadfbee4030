import { describe, expect, it } from "vitest";

import type { Outgoing } from "../src/server/wire";
import { Connection, type ConnectionState, type Handlers, PATIENCE, PING_AFTER, PING_HIDDEN, SILENCE, type World } from "../src/table/socket";

/** A fake network and clock: every socket that was opened, and the timers. */
class Fake implements World {
  sockets: { url: string; handlers: Handlers; sent: string[]; closed: boolean }[] = [];
  now = 0;
  #timers: { at: number; then: () => void }[] = [];

  open(url: string, handlers: Handlers) {
    const socket = { url, handlers, sent: [] as string[], closed: false };
    this.sockets.push(socket);
    return { send: (text: string) => void socket.sent.push(text), close: () => (socket.closed = true) };
  }

  after(milliseconds: number, then: () => void) {
    const timer = { at: this.now + milliseconds, then };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter((other) => other !== timer));
  }

  chance() {
    return 0.5;
  }

  unseen = false;
  hidden() {
    return this.unseen;
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
    return this.sockets.at(-1)!;
  }

  receive(...messages: object[]) {
    this.last.handlers.received(messages.map((message) => JSON.stringify(message)).join("\n"));
  }
}

const WELCOME = { type: "welcome", protocol: 1, now: 0, viewer: 0, seats: [0], host: true, n: 3 };
const SYNC = { type: "sync", now: 0, viewer: 0, seats: [0], host: true, view: { n: 3 }, legal: [], aid: {} };

function opened() {
  const world = new Fake();
  const received: Outgoing[] = [];
  const states: ConnectionState[] = [];
  const connection = new Connection("/socket", world, (message) => received.push(message), (state) => states.push(state));
  world.last.handlers.opened();
  world.receive(WELCOME, SYNC);
  return { world, received, states, connection };
}

describe("a connection to a table", () => {
  it("sends commands after the welcome, and resolves them with the answer", async () => {
    const world = new Fake();
    const connection = new Connection("/socket", world, () => {}, () => {});
    const answer = connection.ask({ type: "start" });
    world.last.handlers.opened();
    expect(world.last.sent).toEqual([]);
    world.receive(WELCOME);
    const { id } = JSON.parse(world.last.sent[0]!) as { id: string };
    world.receive({ type: "done", id, n: 4 });
    expect(await answer).toEqual({ type: "done", id, n: 4 });
    expect(connection.unanswered).toBe(0);
  });

  it("reconnects with its last number, and repeats commands without an answer", async () => {
    const { world, connection, states } = opened();
    const answer = connection.ask({ type: "confirm", seat: 0, version: 3 });
    const first = world.last.sent.at(-1)!;
    world.last.handlers.closed(1006);
    expect(states.at(-1)).toBe("lost");
    world.pass(10_000);
    expect(world.last.url).toBe("/socket?views&n=3&viewer=0");
    world.last.handlers.opened();
    world.receive(WELCOME, SYNC);
    expect(states.at(-1)).toBe("open");
    expect(world.last.sent.filter((text) => text === first)).toHaveLength(1);
    world.receive({ type: "done", id: (JSON.parse(first) as { id: string }).id, n: 4 });
    expect((await answer).type).toBe("done");
    world.last.handlers.closed(1006);
    world.pass(10_000);
    world.last.handlers.opened();
    world.receive(WELCOME, SYNC);
    expect(world.last.sent).toEqual([]);
  });

  it("waits longer before each attempt to reconnect", () => {
    const { world } = opened();
    world.last.handlers.closed(1006);
    const times: number[] = [];
    for (let count = world.sockets.length; times.length < 8; world.pass(50)) {
      if (world.sockets.length > count) {
        times.push(world.now);
        count = world.sockets.length;
        world.last.handlers.closed(1006);
      }
    }
    const waits = times.slice(1).map((time, index) => time - times[index]!);
    expect(waits[0]!).toBeLessThan(1000);
    expect(waits.at(-1)!).toBeGreaterThan(4000);
    expect(waits.at(-1)!).toBeLessThan(9000);
  });

  it("notices within seconds that the server is silent", () => {
    const { world, states } = opened();
    world.pass(PING_AFTER);
    expect(world.last.sent).toEqual(['{"type":"ping"}']);
    world.receive({ type: "pong", id: "", now: 1 });
    world.pass(PING_AFTER + PATIENCE - 1);
    expect(states.at(-1)).toBe("open");
    world.pass(1);
    expect(states.at(-1)).toBe("lost");
    expect(world.sockets[0]!.closed).toBe(false);
    world.pass(SILENCE);
    expect(world.sockets[0]!.closed).toBe(true);
    world.pass(1000);
    expect(world.sockets).toHaveLength(2);
  });

  it("continues when a late answer arrives, and sends the requests made meanwhile", () => {
    const { world, states, connection } = opened();
    world.pass(PING_AFTER + PATIENCE);
    expect(states.at(-1)).toBe("lost");
    void connection.ask({ type: "start" });
    expect(world.last.sent).toHaveLength(1);
    world.receive({ type: "pong", id: "", now: 1 });
    expect(states.at(-1)).toBe("open");
    expect(world.last.sent.at(-1)).toContain('"start"');
    expect(world.sockets).toHaveLength(1);
  });

  it("asks rarely while nobody sees the page, and immediately when somebody does", () => {
    const { world, connection } = opened();
    world.unseen = true;
    world.receive({ type: "pong", id: "", now: 1 });
    world.pass(PING_HIDDEN - 1);
    expect(world.last.sent).toEqual([]);
    connection.check();
    expect(world.last.sent).toEqual(['{"type":"ping"}']);
  });

  it("requests the whole table after a gap", () => {
    const { world } = opened();
    world.receive({ type: "told", n: 4, code: "confirmed", at: 0 });
    expect(world.last.sent).toEqual([]);
    world.receive({ type: "told", n: 6, code: "confirmed", at: 0 });
    expect(world.last.sent).toEqual(['{"type":"look"}']);
  });

  it("repeats a command when the server says so, and reconnects when the server says so", () => {
    const { world, connection, states } = opened();
    void connection.ask({ type: "start" });
    const first = world.last.sent[0]!;
    world.receive({ type: "again", id: (JSON.parse(first) as { id: string }).id, after: 500 });
    world.pass(499);
    expect(world.last.sent).toEqual([first]);
    world.pass(1);
    expect(world.last.sent).toEqual([first, first]);
    world.receive({ type: "retry", after: 1000, why: "stopping" });
    expect(states.at(-1)).toBe("lost");
    world.pass(1000);
    expect(world.sockets).toHaveLength(2);
  });

  it("does not reconnect after a refusal or after it was closed", () => {
    const { world, states, connection } = opened();
    world.last.handlers.closed(4000);
    expect(states.at(-1)).toBe("ended");
    world.pass(60_000);
    connection.reconnect();
    expect(world.sockets).toHaveLength(1);
  });

  it("ignores messages of a socket that it has dropped", () => {
    const { world, received, connection } = opened();
    const old = world.last;
    connection.reconnect();
    const before = received.length;
    old.handlers.received(JSON.stringify(SYNC));
    old.handlers.closed(1006);
    expect(received).toHaveLength(before);
    expect(world.sockets).toHaveLength(2);
  });
});
