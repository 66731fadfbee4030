// Results of members against each other, as pairs: the server has a row for each direction.

import type { MemberShown, EncountersShown } from "./views";

export interface Pair {
  game: string;
  names: [string, string];
  played: number;
  won: [number, number];
  points: [number, number];
  last: number;
}

/** The pairs that have played, the last one first. In each pair the one who won more often comes first. */
export function pairs(encounters: readonly EncountersShown[], members: readonly MemberShown[]): Pair[] {
  const name = (id: string) => members.find((member) => member.id === id)?.name ?? "";
  const found: Pair[] = [];
  for (const one of encounters) {
    const other = encounters.find(({ game, member, other }) => game === one.game && member === one.other && other === one.member);
    if (!other || one.won < other.won || (one.won === other.won && one.member > other.member)) continue;
    found.push({
      game: one.game,
      names: [name(one.member), name(other.member)],
      played: one.played,
      won: [one.won, other.won],
      points: [one.points, other.points],
      last: one.last,
    });
  }
  return found.sort((one, other) => other.last - one.last);
}
