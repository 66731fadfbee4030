// Requests by HTTP. An error of the server is thrown as a Refusal with the code of its sentence.

import type { CircleListed, CircleShown, Invitation, RoundTable } from "../circles/views";
import type { Analysis } from "../replay/analysis";
import type { Facts } from "../text/lang.svelte";
import type { DailyShown, DayShown } from "./daily";
import type { Offer } from "./games.svelte";
import type {
  History,
  Invite,
  LessonShown,
  Listed,
  Mine,
  MyResults,
  OptionValue,
  Replay,
  SetJson,
} from "./views";
import type { AttemptShown, DecisionShown, MyPuzzles, PuzzleShown, PuzzlesShown, PuzzleVerdict, RetryVerdict } from "../puzzles/views";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

async function call<T>(method: string, path: string, body?: unknown, kind = "application/json"): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = typeof body === "string" ? body : JSON.stringify(body);
    init.headers = { "Content-Type": kind };
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal("server_unreachable");
  }
  const text = await answer.text();
  let found: unknown = null;
  try {
    found = text ? JSON.parse(text) : null;
  } catch {
    throw new Refusal("server_unreachable", {}, answer.status);
  }
  if (!answer.ok) {
    const { code = "server_unreachable", facts = {} } = (found ?? {}) as { code?: string; facts?: Facts };
    throw new Refusal(code, facts, answer.status);
  }
  return found as T;
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);

export interface Me {
  name: string;
}
export interface NewTable {
  game: string;
  players?: number;
  name?: string;
  set?: "house" | SetJson;
  options?: Record<string, OptionValue>;
  /** The levels of bots, by seat. */
  bots?: Record<number, number>;
  seat?: number | null;
  /** A moment of a finished match to play on from: its table, and how many actions were done. */
  play_on?: { table: string; actions: number };
  /** Chosen by the client: a repeated request with the same id gets the same table. */
  id?: string;
}
export interface Checked {
  faults: { code: string; facts: Facts }[];
  set: SetJson | null;
}
/** Tables, the newest first; `more_…` is the start of the next page, or null. */
export interface Lobby {
  open: Listed[];
  running: Listed[];
  more_open: string | null;
  more_running: string | null;
}
export interface LobbyBefore {
  open_before?: string;
  running_before?: string;
}
export type MyMatch = Mine;
/** Filters of my matches; empty values show all. */
export interface MatchFilter {
  game?: string;
  outcome?: string;
  /** A level, or 0 for people. */
  rival?: string;
}

export const api = {
  games: () => get<Offer>("/api/games"),
  me: () => get<Me | null>("/api/me"),
  saveMe: (me: Me) => post<Me>("/api/me", me),
  forgetMe: () => call<null>("DELETE", "/api/me"),
  code: () => post<{ code: string }>("/api/me/code"),
  redeem: (code: string) => post<Me>("/api/me/redeem", { code }),
  /** The newest first; `more` is the start of the next page, or null. */
  matches: (before?: string, filter: MatchFilter = {}) => {
    const chosen = Object.entries({ before, ...filter }).filter(([, value]) => value);
    const query = new URLSearchParams(chosen as [string, string][]).toString();
    return get<History>(`/api/me/matches${query && `?${query}`}`);
  },
  results: () => get<MyResults>("/api/me/results"),
  blocks: () => get<{ id: string; name: string }[]>("/api/me/blocks"),
  unblock: (handle: string) => call<null>("DELETE", `/api/me/blocks/${handle}`),
  block: (table: string, whom: { seat: number } | { handle: string }) => post<unknown>(`/api/tables/${table}/block`, whom),
  circles: () => get<CircleListed[]>("/api/circles"),
  newCircle: (name: string) => post<CircleShown>("/api/circles", { name }),
  circle: (circle: string) => get<CircleShown>(`/api/circles/${circle}`),
  circleInvite: (circle: string) => get<Invite>(`/api/circles/${circle}/invite`),
  invitation: (circle: string, link: string) => post<Invitation>(`/api/circles/${circle}/invitation`, { link }),
  setCircleLink: (circle: string, open: boolean) => post<CircleShown>(`/api/circles/${circle}/link`, { open }),
  joinCircle: (circle: string, link: string) => post<CircleShown>(`/api/circles/${circle}/members`, { link }),
  leaveCircle: (circle: string, member: string) => call<null>("DELETE", `/api/circles/${circle}/members/${member}`),
  newTournament: (circle: string, wanted: { game: string; rounds: number; level: number }) =>
    post<CircleShown>(`/api/circles/${circle}/tournaments`, wanted),
  dropTournament: (circle: string, id: string) => call<null>("DELETE", `/api/circles/${circle}/tournaments/${id}`),
  /** Play the bot, wait for an opponent, or accept the offer of a member. */
  playRound: (circle: string, id: string, round: number, member = "") =>
    post<RoundTable>(`/api/circles/${circle}/tournaments/${id}/rounds/${round}`, { member }),
  withdraw: (circle: string, id: string, round: number) =>
    call<null>("DELETE", `/api/circles/${circle}/tournaments/${id}/rounds/${round}`),
  lobby: (before: LobbyBefore = {}) => {
    const query = new URLSearchParams({ ...before }).toString();
    return get<Lobby>(`/api/lobby${query && `?${query}`}`);
  },
  daily: () => get<DailyShown>("/api/daily"),
  dailyOf: (date: string) => get<DayShown>(`/api/daily/${encodeURIComponent(date)}`),
  playDaily: (date: string, game: string) => post<{ table: string }>(`/api/daily/${date}/${game}`),
  open: (wanted: NewTable) => post<{ table: string }>("/api/tables", wanted),
  set: (table: string) => get<SetJson>(`/api/tables/${table}/set`),
  lesson: (game: string) => get<LessonShown>(`/api/lessons/${game}`),
  puzzles: () => get<PuzzlesShown>("/api/puzzles"),
  puzzle: (game: string, id: string) => get<PuzzleShown>(`/api/puzzles/${game}/${id}`),
  solve: (game: string, id: string, action: string) => post<PuzzleVerdict>(`/api/puzzles/${game}/${id}`, { action }),
  myPuzzles: () => get<MyPuzzles>("/api/me/puzzles"),
  keepPuzzles: (attempts: readonly AttemptShown[]) => post<MyPuzzles>("/api/me/puzzles", { attempts }),
  forgetPuzzles: () => call<null>("DELETE", "/api/me/puzzles"),
  house: (game: string) => get<SetJson>(`/api/sets/${game}`),
  checkSet: (game: string, text: string, toml: boolean) =>
    call<Checked>("POST", `/api/sets/${game}/check`, text, toml ? "application/toml" : "application/json"),
  replay: (table: string) => get<Replay>(`/api/tables/${table}/replay`),
  replayOf: (record: string) => call<Replay>("POST", "/api/replay", record),
  decision: (table: string, number: number) => get<DecisionShown>(`/api/tables/${table}/decisions/${number}`),
  tryDecision: (table: string, number: number, action: string, better: string) =>
    post<RetryVerdict>(`/api/tables/${table}/decisions/${number}`, { action, better }),
  analysis: (table: string) =>
    get<{ status: "working"; done: number; of: number } | { status: "done"; analysis: Analysis }>(
      `/api/tables/${table}/analysis`,
    ),
  invite: (table: string) => get<Invite>(`/api/tables/${table}/invite`),
  openLan: () => post<unknown>("/api/lan"),
  command: (table: string, command: unknown) => post<unknown>(`/api/tables/${table}/commands`, command),
};
