// Written by `make wire` from the answers of src/goldhook/server/http/circles_api.py: change it there.

import type { Listed } from "../server/views";

/** A circle in a member's list. */
export interface CircleListed {
  circle: string;
  name: string;
  members: number;
}

/** A member; the id stands for the person in this circle only. */
export interface MemberShown {
  id: string;
  name: string;
  me: boolean;
  /** Whether the member runs the circle: they may remove others, close the link and delete tournaments. */
  runs: boolean;
}

/** What a member scored in counted matches with another one; matches of tournaments are left out. */
export interface EncountersShown {
  game: string;
  member: string;
  other: string;
  played: number;
  won: number;
  drawn: number;
  /** Mean points per match. */
  points: number;
  last: number;
}

/** A member's result in a round. */
export interface RoundResult {
  member: string;
  seat: number;
  points: number;
  counted: boolean;
}

/** A round as a member may see it. */
export interface RoundShown {
  round: number;
  /** The outcome of my attempt; empty if I have not played the round. */
  state: "" | "waiting" | "running" | "done" | "uncounted";
  /** The table of my attempt, or empty. */
  table: string;
  /** The members who wait for an opponent. */
  waiting: string[];
  /** Empty until I have finished the round. */
  results: RoundResult[];
}

/** A member's place: points per round above the others with the same shuffle and seat, and the 95 % interval. */
export interface StandingShown {
  member: string;
  rounds: number;
  lead: number;
  /** Null for fewer than two rounds. */
  low: number | null;
  high: number | null;
}

/** A tournament as a member may see it; the standings compare the rounds that they have finished. */
export interface TournamentShown {
  id: string;
  game: string;
  /** The level of the bot that everybody plays against; 0 if members play each other. */
  level: number;
  rounds: RoundShown[];
  standings: StandingShown[];
}

/** A circle as one of its members sees it. */
export interface CircleShown {
  circle: string;
  name: string;
  /** The secret part of the link, or empty if the circle is closed to newcomers. */
  link: string;
  members: MemberShown[];
  encounters: EncountersShown[];
  /** Tables of members in the public lobby, to join or to watch. */
  tables: Listed[];
  /** The newest first. */
  tournaments: TournamentShown[];
}

/** The table of an attempt; empty while the person waits for an opponent. */
export interface RoundTable {
  table: string;
}

/** What a guest with the link sees before joining: the circle's name, and the member who runs it. */
export interface Invitation {
  name: string;
  by: string;
}
