// From a wish to a running table: open it, seat everybody at this device, start.

import { type NewTable, Refusal } from "../server/api";

export interface Asks {
  open(wanted: NewTable): Promise<{ table: string }>;
  command(table: string, command: unknown): Promise<unknown>;
}
export type Pause = (milliseconds: number) => Promise<void>;

/** Attempts while it is unknown whether a request was carried out, and milliseconds between them. */
const TIMES = 5;
const WAIT = 400;

export const pause: Pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Open a table, seat the other people at this device, start. */
export async function openAndStart(asks: Asks, wanted: NewTable, others: string[] = [], wait = pause): Promise<string> {
  const table = await openTable(asks, wanted, wait);
  for (const [index, name] of others.entries()) {
    await surely(() => asks.command(table, { type: "join", name, seat: index + 1, id: `join-${index}` }), wait);
  }
  await surely(() => asks.command(table, { type: "start", id: "start" }), wait);
  return table;
}

/** The last request without an answer: pressing the button again means the same table, so it gets the same id. */
let unanswered: { wish: string; id: string } | null = null;

/** Open exactly one table, however many attempts it takes. */
export async function openTable(asks: Asks, wanted: NewTable, wait = pause): Promise<string> {
  const wish = JSON.stringify(wanted);
  if (unanswered?.wish !== wish) unanswered = { wish, id: newId() };
  const { id } = unanswered;
  try {
    const { table } = await surely(() => asks.open({ ...wanted, id }), wait);
    unanswered = null;
    return table;
  } catch (refused) {
    if (!isUnsure(refused)) unanswered = null;
    throw refused;
  }
}

/** Repeat a request until it is answered; its id makes sure that the server carries it out once. */
async function surely<T>(ask: () => Promise<T>, wait: Pause): Promise<T> {
  for (let time = 1; ; time++) {
    try {
      return await ask();
    } catch (refused) {
      if (!isUnsure(refused) || time === TIMES) throw refused;
      await wait(WAIT);
    }
  }
}

/** The request may have been carried out: the store had trouble, or the answer was lost. */
function isUnsure(refused: unknown): boolean {
  return refused instanceof Refusal && (refused.status === 503 || refused.code === "server_unreachable");
}

/** `randomUUID` needs a secure page, and a server in a local network has no certificate. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
