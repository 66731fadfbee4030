// A table as this browser knows it: what the server has shown, and the commands it accepts.

import { drawingName } from "../look/drawings";
import { settings, still } from "../look/settings.svelte";
import { api } from "../server/api";
import type { Aid, SetJson, TableView } from "../server/views";
import type { EventJson, Hinted, Outgoing, Preparing, Reacted, Said, Told } from "../server/wire";
import { type Facts, t } from "../text/lang.svelte";
import { seatName } from "../text/names";
import { tReason, tRefusal } from "../text/sentences";
import { type Change, patched } from "./patch";
import type { Coaching, Playing } from "./playing";
import { type Answer, type Asking, BROWSER, Connection, type ConnectionState } from "./socket";

/** Entries kept in the log and in the chat. */
const LONGEST_LOG = 200;
const LONGEST_SIGNS = 20;
const BESIDE = new Set(["chat", "mute", "react"]);

export interface LogEntry {
  key: number;
  /** Who was viewing when it arrived: messages are numbered per viewer. */
  viewer: number | null;
  told: Told;
}

/** A person at the table: by seat, or for spectators by the handle of a chat message. */
export type Whom = { seat: number } | { handle: string };

export type Sign = Reacted["sign"];

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
  gains = $state.raw<ReadonlyMap<string, object>>(new Map());
  viewer = $state.raw<number | null>(null);
  /** All seats of this device. */
  mine = $state.raw<readonly number[]>([]);
  isHost = $state(false);
  watching = $state(0);
  /** A bot must act, but the bots are still being compiled. */
  preparing = $state<Preparing | null>(null);
  connection = $state<ConnectionState>("connecting");
  /** Why the server closed the connection, if it said so. */
  retry = $state<string | null>(null);
  /** A good action and the reason; kept until the legal actions change. */
  hinted = $state.raw<Hinted | null>(null);
  /** What the coach says. */
  coaching = $state.raw<Coaching | null>(null);
  /** A hint was requested. */
  hinting = $state(false);
  busy = $state(false);
  counting = $state(false);
  ready = $state(false);
  refusal = $state.raw<{ code: string; facts: Facts; count: number } | null>(null);
  /** Everything that happened, the newest last, each entry with its own key. */
  log = $state.raw<readonly LogEntry[]>([]);
  chat = $state.raw<readonly Said[]>([]);
  /** The latest reactions. */
  signs = $state.raw<readonly { key: number; reacted: Reacted }[]>([]);
  /** People whose chat is hidden, by `keyOf`. */
  muted = $state.raw<readonly string[]>([]);
  recent = $state.raw<{ count: number; events: readonly EventJson[] }>({ count: 0, events: [] });
  /** The server's clock minus ours, in milliseconds. */
  ahead = $state(0);
  #seeing: number | null = null;
  #connection: Connection;
  #asked = 0;
  /** The actions whose gains are known or requested, for the legal actions as they are now. */
  #previewed = new Set<string>();

  constructor(readonly id: string) {
    this.#connection = new Connection(
      `/api/tables/${encodeURIComponent(id)}/socket`,
      BROWSER,
      (message) => this.#receive(message),
      (state) => (this.connection = state),
    );
    addEventListener("online", this.#reconnect);
    addEventListener("offline", this.#check);
    document.addEventListener("visibilitychange", this.#look);
  }

  close(): void {
    removeEventListener("online", this.#reconnect);
    removeEventListener("offline", this.#check);
    document.removeEventListener("visibilitychange", this.#look);
    this.#connection.close();
  }

  // --- commands -------------------------------------------------------------------------------------------------

  /** Was the command accepted? If not, `refusal` has the reason. */
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

  unconfirm(): Promise<boolean> {
    return this.ask({ type: "unconfirm", seat: this.viewer ?? 0, version: this.view.n });
  }

  get quick(): boolean {
    return settings.quick;
  }

  /** Request a hint, if the table allows hints. */
  async hint(): Promise<void> {
    if (this.hinting) return;
    this.hinting = true;
    this.hinted = null; // so that the board takes the same hint over once more
    const asking = this.viewer;
    const answer = await this.#connection.ask({ type: "hint" });
    this.hinting = false;
    if (answer.type === "refused" && this.viewer === asking) this.#refuse(answer.code, answer.facts);
    // The player may have moved on meanwhile; then the hint is useless.
    if (answer.type === "hinted" && this.legal.includes(answer.action)) this.hinted = answer;
  }

  preview(actions: readonly string[]): void {
    const previewed = this.#previewed;
    const wanted = actions.filter((action) => !previewed.has(action));
    if (wanted.length) void this.#preview(wanted, previewed);
  }

  async #preview(actions: string[], previewed: Set<string>): Promise<void> {
    for (const action of actions) previewed.add(action);
    const answer = await this.#connection.ask({ type: "preview", actions });
    if (answer.type !== "previewed" || previewed !== this.#previewed) return;
    const found = actions.flatMap((action, index): [string, object][] => (answer.gains[index] ? [[action, answer.gains[index]]] : []));
    this.gains = new Map([...this.gains, ...found]);
  }

  async mute(whom: Whom, muted: boolean): Promise<void> {
    if (!(await this.ask({ type: "mute", ...whom, muted }))) return;
    const key = keyOf(whom);
    this.muted = [...this.muted.filter((other) => other !== key), ...(muted ? [key] : [])];
  }

  /** Chat, reactions and mutes do not make the table busy. */
  async #ask(asking: Asking): Promise<Answer> {
    const weight = BESIDE.has(asking.type) ? 0 : 1;
    this.busy = (this.#asked += weight) > 0;
    const answer = await this.#connection.ask(asking);
    this.busy = (this.#asked -= weight) > 0;
    if (answer.type === "refused") this.#refuse(answer.code, answer.facts);
    return answer;
  }

  #refuse(code: string, facts: Facts): void {
    this.refusal = { code, facts, count: (this.refusal?.count ?? 0) + 1 };
  }

  /** Connect again, with the identity this browser has now. */
  reconnect(): void {
    this.#connection.reconnect();
  }

  #reconnect = () => this.#connection.reconnect();
  #check = () => this.#connection.check();
  #look = () => {
    if (document.visibilityState !== "visible") return;
    if (this.connection === "lost") this.#connection.reconnect();
    else this.#connection.check();
  };

  // --- messages -------------------------------------------------------------------------------------------------

  #receive(message: Outgoing): void {
    switch (message.type) {
      case "welcome":
        this.retry = null;
        [this.watching, this.preparing] = [0, null]; // the server says if that is not so
        this.#seeing = message.viewer;
        this.ahead = message.now - Date.now();
        this.muted = [...new Set([...this.muted, ...message.deaf_to.map(String)])];
        break;
      case "sync":
        this.#show(message.view as unknown as TableView);
        this.#allow(message.legal);
        this.aid = message.aid;
        this.viewer = this.#seeing = message.viewer;
        this.mine = message.seats;
        this.isHost = message.host;
        this.ahead = message.now - Date.now();
        if (!this.set) void this.#fetchSet();
        else this.ready = true;
        break;
      case "changed":
        this.#show(patched(this.view, message.view as Change));
        if (message.legal) this.#allow(message.legal);
        if (message.aid) this.aid = patched(this.aid, message.aid as Change);
        this.ahead = message.now - Date.now();
        break;
      case "told":
        this.#keep(message);
        if (this.ready && message.events?.length) {
          this.recent = { count: this.recent.count + 1, events: message.events };
        }
        break;
      case "said":
        if (!this.chat.some((said) => said.at === message.at && said.text === message.text && said.seat === message.seat))
          this.chat = [...this.chat, message].slice(-LONGEST_LOG);
        break;
      case "reacted":
        this.signs = [...this.signs, { key: (this.signs.at(-1)?.key ?? 0) + 1, reacted: message }].slice(-LONGEST_SIGNS);
        break;
      case "preparing":
        this.preparing = message.waiting ? message : null;
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

  /** Show a new view. A match that ends before the viewer's eyes is counted first. */
  #show(view: TableView): void {
    const ends = this.ready && this.view.phase === "playing" && view.phase === "over";
    this.view = view;
    if (ends) this.counting = !still();
  }

  counted(): void {
    this.counting = false;
  }

  /** Take over new legal actions; a hint stays good as long as they are the same. */
  #allow(legal: readonly string[]): void {
    if (legal.join() !== this.legal.join()) this.hinted = null;
    this.legal = legal;
    this.gains = new Map();
    this.#previewed = new Set();
  }

  /** Keep a message once: after a lost connection some arrive a second time. */
  #keep(told: Told): void {
    const viewer = this.#seeing;
    if (this.log.some((entry) => entry.viewer === viewer && entry.told.n === told.n)) return;
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

  get advice(): string {
    return this.hinted ? `${t("web-hint")}: ${tReason(this.hinted.why.code, this.hinted.why.facts)}` : "";
  }

  // --- display --------------------------------------------------------------------------------------------------

  piece(id: string, turn = 0): string {
    const at = this.view.set === "house" ? `/api/sets/${this.view.game}` : `/api/tables/${this.id}`;
    return `${at}/pieces/${drawingName(id, { turn })}`;
  }

  nameOf(seat: number): string {
    return seatName(this.view, seat, this.mine.length === 1 ? this.mine[0]! : null);
  }

  sentenceOf(refusal: { code: string; facts: Facts }): string {
    return tRefusal(refusal.code, refusal.facts, (seat) => this.nameOf(seat));
  }
}
