// The steps of a finished match.

import type { GameReplay } from "../games/module";
import type { Options, Replay, SeatView, TableView } from "../server/views";

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** The number of the last step; step 0 is the table before the first action. */
export function lastStep(replay: Replay): number {
  return replay.frames.length - 1;
}

export function within(step: number, last: number): number {
  return Math.min(Math.max(Math.trunc(step) || 0, 0), last);
}

/** The step that an address names (`?step=17`); without one the replay opens with the first turn. */
export function stepOf(search: string, replay: Replay, begun: GameReplay["begun"]): number {
  const wanted = new URLSearchParams(search).get("step");
  const first = replay.frames.findIndex(({ view }) => begun(view));
  return within(wanted === null ? first : Number(wanted), lastStep(replay));
}

/** The seat at the bottom: the viewer's by name, or the only person's; null if neither is certain. */
export function sideOf(replay: Replay, name: string): number | null {
  const people = [...replay.names.keys()].filter((seat) => replay.names[seat]);
  const mine = people.filter((seat) => replay.names[seat] === name);
  const [side] = mine.length ? mine : people;
  return mine.length === 1 || people.length === 1 ? (side ?? null) : null;
}

/** The step that a key leads to, or null. */
export function keyLeads(key: string, step: number, last: number): number | null {
  const to: Record<string, number> = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last };
  return key in to ? within(to[key]!, last) : null;
}

/** The seats as a table shows them. */
export function seatsOf(replay: Replay): SeatView[] {
  return replay.names.map((name, seat) => {
    const [kind, level] = (replay.seats[seat] ?? "").split(/[:@]/);
    const bot = kind === "level" ? Number(level) : null;
    const player = bot ? "bot" : name ? "person" : "nobody";
    return { name, player, bot, away: false, owes: false, device: seat };
  });
}

const OPTIONS: Options = {
  hints: false,
  open_lobby: false,
  spectators: true,
  chat: false,
  clock: null,
  away: 0,
  stand_in: 1,
  first: "lot",
  rematch_first: "next",
};

/** The table at one step, as a spectator sees it. */
export function viewAt(replay: Replay, table: string, step: number): TableView {
  const over = step === lastStep(replay) && replay.outcome.over;
  return {
    table,
    game: replay.game,
    set: replay.set,
    phase: over ? "over" : "playing",
    paused: false,
    options: { ...OPTIONS, ...replay.options },
    n: step,
    seat: null,
    host: null,
    hints: false,
    rematch: null,
    seats: seatsOf(replay),
    match: replay.frames[step]!.view,
  };
}

export interface Turn {
  round: number;
  turn: number;
  /** The steps of this turn. */
  steps: number[];
}

/** The steps after the first, turn by turn. */
export function turnsOf(replay: Replay): Turn[] {
  const turns: Turn[] = [];
  replay.frames.forEach(({ round, turn, action }, step) => {
    if (action === null) return;
    const now = turns.at(-1);
    if (now?.round === round && now.turn === turn) now.steps.push(step);
    else turns.push({ round, turn, steps: [step] });
  });
  return turns;
}
