// The connection to a table. It reconnects by itself and repeats a command until it is answered. The server carries
// out nothing twice, because every command has its own id.

import type { Again, Done, Hinted, Incoming, Outgoing, Previewed, Refused, Sync } from "../server/wire";

/** The part of a WebSocket that is used here; tests have their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
}
export interface Handlers {
  opened(): void;
  received(text: string): void;
  closed(code: number): void;
}
export interface World {
  open(url: string, handlers: Handlers): Socket;
  after(milliseconds: number, then: () => void): () => void;
  /** Between 0 and 1. */
  chance(): number;
  /** Is the page hidden? */
  hidden(): boolean;
}
export type ConnectionState = "connecting" | "open" | "lost" | "ended";
export type Answer = Done | Refused | Hinted | Previewed | Sync;
/** A command without its id, which the connection adds. */
export type Asking = Incoming extends infer One ? (One extends { type: string } ? Omit<One, "id"> : never) : never;

/** Milliseconds: without a message before a ping, the same on a page that nobody sees, after a ping before the connection
 * counts as lost, then before it is opened again, the first and the longest wait before reconnecting. */
export const PING_AFTER = 3_000;
export const PING_HIDDEN = 20_000;
export const PATIENCE = 4_000;
export const SILENCE = 8_000;
export const FIRST_WAIT = 250;
export const LONGEST_WAIT = 8_000;
/** The close code for "refused, do not reconnect". */
const REFUSED = 4000;

interface Waiting {
  text: string;
  answer: (answer: Answer) => void;
}

export class Connection {
  state: ConnectionState = "connecting";
  #socket: Socket | null = null;
  #waiting = new Map<string, Waiting>();
  #attempts = 0;
  #count = 0;
  #welcome = false;
  #last = { n: -1, viewer: null as number | null };
  #cancel: (() => void)[] = [];
  /** Cancels what happens next if no message arrives: a ping, the loss, a new connection. */
  #silence: (() => void) | null = null;
  /** Part of every id, so that ids stay unique after the page was reloaded. */
  readonly #name: string;

  constructor(
    private readonly url: string,
    private readonly world: World,
    private readonly receive: (message: Outgoing) => void,
    private readonly changed: (state: ConnectionState) => void,
  ) {
    this.#name = Math.floor(world.chance() * 2 ** 40).toString(36);
    this.#open();
  }

  /** Send a command. The answer comes once there is a connection, even after the server restarted. */
  ask(asking: Asking): Promise<Answer> {
    const id = `${this.#name}-${++this.#count}`;
    const text = JSON.stringify({ ...asking, id });
    return new Promise((answer) => {
      this.#waiting.set(id, { text, answer });
      if (this.state === "open" && this.#welcome) this.#socket?.send(text);
    });
  }

  get unanswered(): number {
    return this.#waiting.size;
  }

  /** Reconnect immediately: the network is back, the page is visible again, or the identity changed. */
  reconnect(): void {
    if (this.state === "ended") return;
    this.#attempts = 0;
    this.#drop();
    this.#open();
  }

  /** Ask immediately whether the server is there: the page is visible again, or the device says that it is offline. */
  check(): void {
    if (this.state === "open") this.#ping();
  }

  /** Close for good; the page was left. */
  close(): void {
    this.#drop();
    this.#become("ended");
  }

  #become(state: ConnectionState): void {
    if (this.state === state) return;
    this.state = state;
    this.changed(state);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    for (const cancel of this.#cancel) cancel();
    this.#cancel = [];
    this.#silence?.();
    this.#silence = null;
    socket?.close();
  }

  #open(): void {
    this.#welcome = false;
    const { n, viewer } = this.#last;
    const where = n < 0 ? "" : `&n=${n}${viewer === null ? "" : `&viewer=${viewer}`}`;
    const socket: Socket = this.world.open(`${this.url}?views${where}`, {
      opened: () => {
        if (socket === this.#socket) this.#within(SILENCE, () => this.#again());
      },
      received: (text) => {
        if (socket !== this.#socket) return;
        this.#within(this.world.hidden() ? PING_HIDDEN : PING_AFTER, () => this.#ping());
        if (this.state === "lost" && this.#welcome) this.#resume();
        for (const part of text.split("\n")) if (part) this.#take(JSON.parse(part) as Outgoing);
      },
      closed: (code) => {
        if (socket !== this.#socket) return;
        this.#drop();
        if (code === REFUSED) this.#become("ended");
        else this.#retry();
      },
    });
    this.#socket = socket;
    this.#within(SILENCE, () => this.#again());
  }

  #retry(wait?: number): void {
    this.#become("lost");
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts++);
    this.#cancel.push(this.world.after(wait ?? longest * (0.5 + this.world.chance() / 2), () => this.#open()));
  }

  /** Ping. Without an answer the loss is shown first; a late answer ends it, and only a long silence reconnects. */
  #ping(): void {
    this.#socket?.send('{"type":"ping"}');
    this.#within(PATIENCE, () => {
      this.#become("lost");
      this.#within(SILENCE, () => this.#again());
    });
  }

  /** Do something unless a message arrives first. */
  #within(milliseconds: number, then: () => void): void {
    this.#silence?.();
    this.#silence = this.world.after(milliseconds, then);
  }

  #again(): void {
    this.#drop();
    this.#retry();
  }

  /** The connection works (again): send what was not answered. */
  #resume(): void {
    this.#become("open");
    for (const { text } of this.#waiting.values()) this.#socket?.send(text);
  }

  #take(message: Outgoing): void {
    switch (message.type) {
      case "welcome":
        this.#attempts = 0;
        this.#welcome = true;
        this.#resume();
        break;
      case "sync":
        this.#last = { n: message.view.n as number, viewer: message.viewer };
        if (message.id) this.#answer(message.id, message);
        break;
      case "told":
        if (this.#last.n >= 0 && message.n > this.#last.n + 1) this.#socket?.send('{"type":"look"}');
        if (this.#last.n >= 0) this.#last.n = Math.max(this.#last.n, message.n);
        break;
      case "done":
      case "refused":
      case "hinted":
      case "previewed":
        this.#answer(message.id, message);
        break;
      case "again":
        this.#askAgain(message);
        break;
      case "retry":
        this.receive(message);
        this.#drop();
        this.#retry(message.after);
        return;
    }
    this.receive(message);
  }

  #askAgain({ id, after }: Again): void {
    const text = this.#waiting.get(id)?.text;
    if (!text) return;
    this.#cancel.push(
      this.world.after(after, () => {
        if (this.state === "open") this.#socket?.send(text);
      }),
    );
  }

  #answer(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.answer(answer);
  }
}

/** The real sockets and timers of a browser. */
export const BROWSER: World = {
  open(url, handlers) {
    const socket = new WebSocket(new URL(url, location.href.replace(/^http/, "ws")));
    socket.onopen = () => handlers.opened();
    socket.onmessage = ({ data }) => handlers.received(String(data));
    socket.onclose = ({ code }) => handlers.closed(code);
    return { send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text), close: () => socket.close() };
  },
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
  hidden: () => document.visibilityState === "hidden",
};
