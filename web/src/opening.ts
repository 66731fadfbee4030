// From a wish to a table that stands: opened, everybody seated who is here, started.

import { type NewTable, Refusal } from "./api";

export interface Asks {
  open(wanted: NewTable): Promise<{ table: string }>;
  command(table: string, command: unknown): Promise<unknown>;
}
export type Pause = (milliseconds: number) => Promise<void>;

/** How often a command is sent again when nobody knows whether it was done, and how long to wait between. */
const TIMES = 5;
const WAIT = 400;
const UNSURE = 503;

export const pause: Pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Open a table, seat the others of this device, start. */
export async function openAndStart(asks: Asks, wanted: NewTable, others: string[] = [], wait = pause): Promise<string> {
  const { table } = await asks.open(wanted);
  for (const [index, name] of others.entries()) {
    await surely(asks, table, { type: "join", name, seat: index + 1, id: `join-${index}` }, wait);
  }
  await surely(asks, table, { type: "start", id: "start" }, wait);
  return table;
}

/** The same command until it is answered: its id sees to it that it is done once. */
async function surely(asks: Asks, table: string, command: unknown, wait: Pause): Promise<void> {
  for (let time = 1; ; time++) {
    try {
      await asks.command(table, command);
      return;
    } catch (refused) {
      if (!(refused instanceof Refusal) || refused.status !== UNSURE || time === TIMES) throw refused;
      await wait(WAIT);
    }
  }
}
