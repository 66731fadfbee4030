// Written by `make wire` from src/goldhook/server/live/daily.py: change it there.

/** The commitment to a day's key, and the key once nobody can be ranked any more; docs/daily.md has the recipe. */
export interface Proof {
  date: string;
  commitment: string;
  key: string | null;
}

/** The person's ranked attempt. The numbers are null until it is over. */
export interface RankedAttempt {
  table: string;
  over: boolean;
  outcome?: "won" | "drawn" | "lost" | null;
  points?: number | null;
  rival_points?: number | null;
  /** Why it is not ranked: see docs/table.md; empty if it is. */
  why?: string;
}

/** How many ranked attempts reached these points. */
export interface Bar {
  points: number;
  count: number;
}

/** What a bot of a level reached in the person's place, and the table of its match. */
export interface LevelResult {
  level: number;
  points: number;
  rival_points: number;
  table: string;
}

/** One game's deal of a day. */
export interface DealShown {
  game: string;
  players: number;
  /** The opponents' level. */
  rival: number;
  /** How many people finished a ranked attempt. */
  ranked: number;
  mine: RankedAttempt | null;
  /** Null as long as the person could still make a ranked attempt, or is making one. */
  histogram: Bar[] | null;
  levels: LevelResult[] | null;
}

/** All deals of a day. Ranked attempts begin before `ends` and are over before `closes`. */
export interface DayShown {
  date: string;
  ends: number;
  closes: number;
  proof: Proof;
  deals: DealShown[];
}

/** A ranked attempt of the person in the calendar. */
export interface Marked {
  game: string;
  outcome: "won" | "drawn" | "lost";
  points: number;
  /** Why it was not ranked; empty if it was. */
  why: string;
}

/** A day of the calendar, with the person's attempts that are over. */
export interface CalendarDay {
  date: string;
  mine: Marked[];
}

/** Today's deals, the days before, newest first, and the commitments, from the oldest to the newest day. */
export interface DailyShown {
  now: number;
  today: DayShown;
  calendar: CalendarDay[];
  proofs: Proof[];
}
