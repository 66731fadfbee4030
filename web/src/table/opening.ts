// From a wish to a table that stands: opened, everybody seated who is here, started.

import { type NewTable, Refusal } from "../server/api";

export interface Asks {
  open(wanted: NewTable): Promise<{ table: string }>;
  command(table: string, command: unknown): Promise<unknown>;
}
export type Pause = (milliseconds: number) => Promise<void>;

/** How often something is asked again when nobody knows whether it was done, and how long to wait between. */
const TIMES = 5;
const WAIT = 400;

export const pause: Pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Open a table, seat the others of this device, start. */
export async function openAndStart(asks: Asks, wanted: NewTable, others: string[] = [], wait = pause): Promise<string> {
  const table = await openTable(asks, wanted, wait);
  for (const [index, name] of others.entries()) {
    await surely(() => asks.command(table, { type: "join", name, seat: index + 1, id: `join-${index}` }), wait);
  }
  await surely(() => asks.command(table, { type: "start", id: "start" }), wait);
  return table;
}

/** What was asked for last, until it is answered: who presses once more means the same table, under the same id. */
let unanswered: { wish: string; id: string } | null = null;

/** Open a table: one, however often it has to be asked for. */
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

/** The very same until it is answered: its id sees to it that it is done once. */
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

/** Nobody knows whether it was done: the store had trouble, or the answer was lost on its way. */
function isUnsure(refused: unknown): boolean {
  return refused instanceof Refusal && (refused.status === 503 || refused.code === "server_unreachable");
}

/** A browser gives `randomUUID` to safe pages alone, and a server in one's own network has none. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
