// A table as this browser knows it: what the server has shown, and what one may ask of it.

import { api } from "../server/api";
import { type Facts } from "../text/lang.svelte";
import { tRefusal } from "../text/sentences";
import { seatName } from "../text/names";
import type { Playing } from "./playing";
import { type Answer, type Asking, BROWSER, type Connection, Line } from "./socket";
import type { Aid, GameEvent, SetJson, TableView } from "../server/views";
import type { Hinted, Outgoing, Said, Told } from "../server/wire";

/** More than these nobody reads. */
const LONGEST_LOG = 200;
const BESIDE = new Set(["chat", "mute"]);

export interface Heard {
  key: number;
  /** Whose eyes looked when it was told: numbers of tellings are theirs. */
  viewer: number | null;
  told: Told;
}

/** Somebody at the table: on a seat, or by what came with their words. */
export type Whom = { seat: number } | { handle: string };

export function keyOf(whom: Whom): string {
  return "seat" in whom ? String(whom.seat) : whom.handle;
}

export class Table implements Playing {
  readonly past = false;
  readonly below = null;
  view = $state.raw<TableView>() as TableView;
  set = $state.raw<SetJson>() as SetJson;
  legal = $state.raw<readonly string[]>([]);
  aid = $state.raw<Aid>({});
  viewer = $state.raw<number | null>(null);
  /** All seats of this device. */
  mine = $state.raw<readonly number[]>([]);
  isHost = $state(false);
  watching = $state(0);
  /** A bot is due, and bots have to be compiled first. */
  preparing = $state(false);
  connection = $state<Connection>("connecting");
  /** Why the server let the line go, if it said so. */
  retry = $state<string | null>(null);
  /** A good action and why; it holds until one may do something else. */
  hinted = $state.raw<Hinted | null>(null);
  /** Somebody thinks about a hint. */
  hinting = $state(false);
  busy = $state(false);
  ready = $state(false);
  refusal = $state.raw<{ code: string; facts: Facts; count: number } | null>(null);
  /** Everything told, the newest last, each with a number of its own. */
  log = $state.raw<readonly Heard[]>([]);
  chat = $state.raw<readonly Said[]>([]);
  /** Whose chat I do not want to read: those on seats, and those of whom I said so on this page. */
  muted = $state.raw<readonly string[]>([]);
  lately = $state.raw<{ count: number; events: readonly GameEvent[] }>({ count: 0, events: [] });
  /** The server's clock minus ours, in milliseconds. */
  ahead = $state(0);
  #eyes: number | null = null;
  #line: Line;
  #asked = 0;

  constructor(readonly id: string) {
    this.#line = new Line(
      `/api/tables/${encodeURIComponent(id)}/socket`,
      BROWSER,
      (message) => this.#hear(message),
      (connection) => (this.connection = connection),
    );
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#look);
  }

  leavePage(): void {
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#look);
    this.#line.end();
  }

  // --- asking ---------------------------------------------------------------------------------------------------

  /** Was it done? If not, the reason stands in `refusal`. */
  async ask(asking: Asking): Promise<boolean> {
    return (await this.#ask(asking)).type === "done";
  }

  act(action: string, confirm = false): Promise<boolean> {
    return this.ask({ type: "act", seat: this.viewer ?? 0, action, version: this.view.n, confirm });
  }

  undo(): Promise<boolean> {
    return this.ask({ type: "undo", seat: this.viewer ?? 0, version: this.view.n });
  }

  confirm(): Promise<boolean> {
    return this.ask({ type: "confirm", seat: this.viewer ?? 0, version: this.view.n });
  }

  /** A good action and why, if the table allows hints. */
  async hint(): Promise<void> {
    if (this.hinting) return;
    this.hinting = true;
    const asking = this.viewer;
    const answer = await this.#line.ask({ type: "hint" });
    this.hinting = false;
    if (answer.type === "refused" && this.viewer === asking) this.#refuse(answer.code, answer.facts);
    // One could go on meanwhile, and then it is of no use.
    if (answer.type === "hinted" && this.legal.includes(answer.action)) this.hinted = answer;
  }

  async mute(whom: Whom, muted: boolean): Promise<void> {
    if (!(await this.ask({ type: "mute", ...whom, muted }))) return;
    const key = keyOf(whom);
    this.muted = [...this.muted.filter((other) => other !== key), ...(muted ? [key] : [])];
  }

  /** Nobody waits at the table for what is asked beside the match. */
  async #ask(asking: Asking): Promise<Answer> {
    const weight = BESIDE.has(asking.type) ? 0 : 1;
    this.busy = (this.#asked += weight) > 0;
    const answer = await this.#line.ask(asking);
    this.busy = (this.#asked -= weight) > 0;
    if (answer.type === "refused") this.#refuse(answer.code, answer.facts);
    return answer;
  }

  #refuse(code: string, facts: Facts): void {
    this.refusal = { code, facts, count: (this.refusal?.count ?? 0) + 1 };
  }

  /** One is somebody else now (a name was given): the line must know. */
  comeAnew(): void {
    this.#line.hurry();
  }

  #hurry = () => this.#line.hurry();
  #look = () => {
    if (document.visibilityState === "visible" && this.connection === "lost") this.#line.hurry();
  };

  // --- hearing --------------------------------------------------------------------------------------------------

  #hear(message: Outgoing): void {
    switch (message.type) {
      case "welcome":
        this.retry = null;
        [this.watching, this.preparing] = [0, false]; // one is told if it is not so
        this.#eyes = message.viewer;
        this.ahead = message.now - Date.now();
        this.muted = [...new Set([...this.muted, ...message.deaf_to.map(String)])];
        break;
      case "sync":
        this.view = message.view as unknown as TableView;
        // What others do changes nothing about a hint, as long as one may do the same as before.
        if (message.legal.join() !== this.legal.join()) this.hinted = null;
        this.legal = message.legal;
        this.aid = (message.aid ?? {}) as Aid;
        this.viewer = this.#eyes = message.viewer;
        this.mine = message.seats;
        this.isHost = message.host;
        this.ahead = message.now - Date.now();
        if (!this.set) void this.#fetchSet();
        else this.ready = true;
        break;
      case "told":
        this.#keep(message);
        if (this.ready && message.events?.length) {
          this.lately = { count: this.lately.count + 1, events: message.events as GameEvent[] };
        }
        break;
      case "said":
        if (!this.chat.some((said) => said.at === message.at && said.text === message.text && said.seat === message.seat))
          this.chat = [...this.chat, message].slice(-LONGEST_LOG);
        break;
      case "preparing":
        this.preparing = message.waiting;
        break;
      case "watching":
        this.watching = message.count;
        break;
      case "retry":
        this.retry = message.why;
        break;
      case "refused":
        if (!message.id) this.#refuse(message.code, message.facts);
        break;
    }
  }

  /** After a lost line some things are told a second time. */
  #keep(told: Told): void {
    const viewer = this.#eyes;
    if (this.log.some((heard) => heard.viewer === viewer && heard.told.n === told.n)) return;
    this.log = [...this.log, { key: (this.log.at(-1)?.key ?? 0) + 1, viewer, told }].slice(-LONGEST_LOG);
  }

  async #fetchSet(): Promise<void> {
    try {
      this.set = await api.set(this.id);
      this.ready = true;
    } catch {
      setTimeout(() => void this.#fetchSet(), 1000);
    }
  }

  get suggested(): string | null {
    return this.hinted?.action ?? null;
  }

  // --- for who looks --------------------------------------------------------------------------------------------

  piece(id: string, turn = 0): string {
    const at = this.view.set === "house" ? `/api/sets/${this.view.game}` : `/api/tables/${this.id}`;
    return `${at}/pieces/${id}${turn ? `?turn=${turn}` : ""}`;
  }

  nameOf(seat: number): string {
    return seatName(this.view, seat, this.mine.length === 1 ? this.mine[0]! : null);
  }

  sentenceOf(refusal: { code: string; facts: Facts }): string {
    return tRefusal(refusal.code, refusal.facts, (seat) => this.nameOf(seat));
  }
}
