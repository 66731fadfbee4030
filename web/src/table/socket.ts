// One line to a table. It heals itself, and what was asked is asked once more until it is answered: the server does
// nothing twice, because every command has an id of its own.

import type { Again, Done, Hinted, Incoming, Outgoing, Refused, Sync } from "../server/wire";

/** The part of a WebSocket that is used here; tests bring their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
}
export interface Ears {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}
export interface World {
  open(url: string, ears: Ears): Wire;
  after(milliseconds: number, then: () => void): () => void;
  /** Between 0 and 1. */
  chance(): number;
}
export type Connection = "connecting" | "open" | "lost" | "ended";
export type Answer = Done | Refused | Hinted | Sync;
/** A command without the id that the line gives it. */
export type Asking = Incoming extends infer One ? (One extends { type: string } ? Omit<One, "id"> : never) : never;

/** Milliseconds: between two signs of life; without any; the first and the longest wait before coming back. */
export const BEAT = 15_000;
export const SILENCE = 25_000;
export const FIRST_WAIT = 250;
export const LONGEST_WAIT = 8_000;
/** The server's "refused, do not come back". */
const REFUSED = 4000;

interface Waiting {
  text: string;
  answer: (answer: Answer) => void;
}

export class Line {
  connection: Connection = "connecting";
  #wire: Wire | null = null;
  #waiting = new Map<string, Waiting>();
  #attempts = 0;
  #count = 0;
  #welcome = false;
  #heard = { n: -1, viewer: null as number | null };
  #cancel: (() => void)[] = [];
  #quiet: (() => void) | null = null;
  /** Ids are the line's own, also after the page was loaded anew. */
  readonly #name: string;

  constructor(
    private readonly url: string,
    private readonly world: World,
    private readonly listen: (message: Outgoing) => void,
    private readonly changed: (connection: Connection) => void,
  ) {
    this.#name = Math.floor(world.chance() * 2 ** 40).toString(36);
    this.#open();
  }

  /** Ask for something; the answer comes whenever the line is there, be it after a restart of the server. */
  ask(asking: Asking): Promise<Answer> {
    const id = `${this.#name}-${++this.#count}`;
    const text = JSON.stringify({ ...asking, id });
    return new Promise((answer) => {
      this.#waiting.set(id, { text, answer });
      if (this.connection === "open" && this.#welcome) this.#wire?.send(text);
    });
  }

  get unanswered(): number {
    return this.#waiting.size;
  }

  /** Come back at once: the network is there again, the page is looked at again, or one is somebody else now. */
  hurry(): void {
    if (this.connection === "ended") return;
    this.#attempts = 0;
    this.#drop();
    this.#open();
  }

  /** Whoever leaves the page leaves the line. */
  end(): void {
    this.#drop();
    this.#become("ended");
  }

  #become(connection: Connection): void {
    if (this.connection === connection) return;
    this.connection = connection;
    this.changed(connection);
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    for (const cancel of this.#cancel) cancel();
    this.#cancel = [];
    this.#quiet?.();
    this.#quiet = null;
    wire?.close();
  }

  #open(): void {
    this.#welcome = false;
    const { n, viewer } = this.#heard;
    const where = n < 0 ? "" : `&n=${n}${viewer === null ? "" : `&viewer=${viewer}`}`;
    const wire: Wire = this.world.open(`${this.url}?views${where}`, {
      opened: () => {
        if (wire !== this.#wire) return;
        this.#beat();
        this.#listenForSilence();
      },
      heard: (text) => {
        if (wire !== this.#wire) return;
        this.#listenForSilence();
        for (const line of text.split("\n")) if (line) this.#take(JSON.parse(line) as Outgoing);
      },
      closed: (code) => {
        if (wire !== this.#wire) return;
        this.#drop();
        if (code === REFUSED) this.#become("ended");
        else this.#comeBack();
      },
    });
    this.#wire = wire;
    this.#listenForSilence();
  }

  #comeBack(wait?: number): void {
    this.#become("lost");
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts++);
    this.#cancel.push(this.world.after(wait ?? longest * (0.5 + this.world.chance() / 2), () => this.#open()));
  }

  #beat(): void {
    this.#cancel.push(
      this.world.after(BEAT, () => {
        this.#wire?.send('{"type":"ping"}');
        this.#beat();
      }),
    );
  }

  #listenForSilence(): void {
    this.#quiet?.();
    this.#quiet = this.world.after(SILENCE, () => {
      this.#drop();
      this.#comeBack();
    });
  }

  #take(message: Outgoing): void {
    switch (message.type) {
      case "welcome":
        this.#attempts = 0;
        this.#welcome = true;
        this.#become("open");
        for (const { text } of this.#waiting.values()) this.#wire?.send(text);
        break;
      case "sync":
        this.#heard = { n: message.view.n as number, viewer: message.viewer };
        if (message.id) this.#answer(message.id, message);
        break;
      case "told":
        if (this.#heard.n >= 0 && message.n > this.#heard.n + 1) this.#wire?.send('{"type":"look"}');
        if (this.#heard.n >= 0) this.#heard.n = Math.max(this.#heard.n, message.n);
        break;
      case "done":
      case "refused":
      case "hinted":
        this.#answer(message.id, message);
        break;
      case "again":
        this.#askAgain(message);
        break;
      case "retry":
        this.listen(message);
        this.#drop();
        this.#comeBack(message.after);
        return;
    }
    this.listen(message);
  }

  #askAgain({ id, after }: Again): void {
    const text = this.#waiting.get(id)?.text;
    if (!text) return;
    this.#cancel.push(
      this.world.after(after, () => {
        if (this.connection === "open") this.#wire?.send(text);
      }),
    );
  }

  #answer(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.answer(answer);
  }
}

/** The browser's own sockets and clock. */
export const BROWSER: World = {
  open(url, ears) {
    const socket = new WebSocket(new URL(url, location.href.replace(/^http/, "ws")));
    socket.onopen = () => ears.opened();
    socket.onmessage = ({ data }) => ears.heard(String(data));
    socket.onclose = ({ code }) => ears.closed(code);
    return { send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text), close: () => socket.close() };
  },
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
};
