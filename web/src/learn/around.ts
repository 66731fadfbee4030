// The table around a moment that is not played at a table: a lesson or a puzzle.

import type { LessonMoment, TableView } from "../server/views";

/** The level of the opponents: the one that a newcomer plays against afterwards. */
export const EASY = 2;

/** The table as `viewer` sees it. Boards wait for a later number `n` after a command. */
export function tableAround(moment: LessonMoment, game: string, players: number, viewer: number, n: number): TableView {
  const { view, tentative, complete, over } = moment;
  const seats = Array.from({ length: players }, (_, seat) => {
    const me = seat === viewer;
    const bot = me ? null : EASY;
    return { name: "", player: me ? ("person" as const) : ("bot" as const), bot, away: false, owes: view.to_act.includes(seat), device: seat };
  });
  return {
    ...{ table: "", game, set: "house", phase: over ? "over" : "playing", paused: false, hints: false, rematch: null, host: null },
    n,
    options: {} as TableView["options"],
    seat: viewer,
    seats,
    match: view,
    tentative,
    complete,
  };
}
