// Written by `make wire` from src/goldhook/games/silver_gold/plain.py and the events of the law: change it there.

export type Step = "keep" | "mark" | "claim" | "over";

/** A card in front of a player. */
export interface HeldCard {
  id: string;
  /** The names of the marked fields. */
  marked: string[];
}

/** The cards and the score card in front of one player. */
export interface PlayerView {
  cards: HeldCard[];
  done: string[];
  coins: number;
  cups: number[];
  palms: number[];
}

/** The table as a seat or a spectator sees it. */
export interface View {
  to_act: number[];
  seat: number | null;
  options?: Record<string, unknown>;
  round: number;
  turn: number;
  first: number;
  step: Step;
  expedition: string | null;
  display: string[];
  stack: number;
  cups: number[];
  /** The viewer's remaining duties: extra fields to mark, or cards to take. */
  owed: number;
  seats: PlayerView[];
  /** The viewer's dealt cards, during the keep step. */
  hand?: string[];
  /** The dealt cards of every seat, only in the open view. */
  hands?: string[][];
  /** The expedition cards of this round, if the table has the memory aid. */
  played?: string[];
}

/** The parts of a palm's worth. */
export interface PalmParts {
  own: number;
  display: number;
}

export type Colour = "purple" | "orange" | "green" | "grey";

/** A seal on a card. */
export interface SealJson {
  colour: Colour;
  points: number;
}

/** A visible card, and its worth to the player who has it, or to the viewer. */
export interface CardAid {
  points: number;
  colour: Colour;
  seal: SealJson | null;
  /** Points for the seal if the card were laid aside now; null for a spectator. */
  seal_now: number | null;
  /** Points for the whole card if it were laid aside now; null for a spectator. */
  gain: number | null;
}

/** The lines of a score card. */
export interface ScoreLines {
  coins: number;
  cups: number;
  palms: number;
  cards: number;
  seals: number;
  total: number;
}

/** The colours that decide a tie, in order, and each player's filled cards of them. */
export interface TieBreak {
  colours: Colour[];
  filled: number[][];
}

/** Help for clients that do not implement the rules. */
export interface Aid {
  palm: number;
  palm_parts: PalmParts;
  cards: Record<string, CardAid>;
  totals: number[];
  lines: ScoreLines[];
  tie_break: TieBreak;
  /** 1 is the best; equal players share a place. */
  places: number[];
}

/** The gain of a mark or a cross. */
export interface MarkAid {
  cells: number;
  coins: number;
  /** Fields owed after it. */
  crosses: number;
  palms: number[];
  /** The cups that completed coin rows bring if no other player is faster. */
  cup: number;
  fills: boolean;
  /** Points for the filled card when it is laid aside, including its seal. */
  card: number;
  /** The immediate increase of the total. */
  points: number;
}

/** The help in a replay; no seat may act, so there is nothing to mark. */
export interface OpenAid {
  palm: number;
  palm_parts: PalmParts;
  cards: Record<string, CardAid>;
  totals: number[];
  lines: ScoreLines[];
  tie_break: TieBreak;
  places: number[];
  marks: (MarkAid | null)[];
}

/** The position in the match, and the points. */
export interface Report {
  over: boolean;
  round: number;
  turn: number;
  to_act: number[];
  winners: number[];
  scores: ScoreLines[];
}

export type Symbol = "coin" | "palm" | "cross";

/** A treasure card. */
export interface CardJson {
  id: string;
  colour: Colour;
  points: number;
  cells: Record<string, Symbol | null>;
  seal: SealJson | null;
}

/** An expedition card. */
export interface ExpeditionJson {
  id: string;
  cells: string[];
}

/** A whole set. */
export interface DeckJson {
  name: string;
  treasure: CardJson[];
  expeditions: ExpeditionJson[];
}

export interface CardsKept {
  code: "cards_kept";
  seat: number;
  cards: string[];
}

/** Everyone has chosen; the kept cards are turned up. */
export interface AllKept {
  code: "all_kept";
}

/** A turn begins; `expedition` is null if the card may no longer be known (S14). */
export interface ExpeditionTurned {
  code: "expedition_turned";
  round: number;
  turn: number;
  expedition: string | null;
}

export interface FieldsMarked {
  code: "fields_marked";
  seat: number;
  card: string;
  fields: string[];
}

export interface CrossOwed {
  code: "cross_owed";
  seat: number;
  owed: number;
}

/** No free field is left for the fields owed. */
export interface CrossLapsed {
  code: "cross_lapsed";
  seat: number;
  lapsed: number;
}

export interface CoinTicked {
  code: "coin_ticked";
  seat: number;
  coins: number;
}

export interface CoinWasted {
  code: "coin_wasted";
  seat: number;
}

export interface PalmScored {
  code: "palm_scored";
  seat: number;
  points: number;
}

export interface PalmWasted {
  code: "palm_wasted";
  seat: number;
}

/** Everyone has finished step 2; what was marked is shown. */
export interface AllMarked {
  code: "all_marked";
}

export interface RowCompleted {
  code: "row_completed";
  seat: number;
  row: number;
}

export interface CardFilled {
  code: "card_filled";
  seat: number;
  card: string;
}

export interface CupTaken {
  code: "cup_taken";
  seat: number;
  row: number;
  cup: number;
}

/** A row completed after the last cup was gone. */
export interface CupMissed {
  code: "cup_missed";
  seat: number;
  row: number;
}

export interface CardLaidAside {
  code: "card_laid_aside";
  seat: number;
  card: string;
  points: number;
}

export interface CardTaken {
  code: "card_taken";
  seat: number;
  card: string;
  from_stack: boolean;
}

/** Display and stack are both empty: no card to take. */
export interface PlaceLeftEmpty {
  code: "place_left_empty";
  seat: number;
}

export interface DisplayRefilled {
  code: "display_refilled";
  cards: string[];
}

export interface FirstPlayerPassed {
  code: "first_player_passed";
  seat: number;
}

export interface RoundEnded {
  code: "round_ended";
  round: number;
}

export interface MatchEnded {
  code: "match_ended";
  winners: number[];
}

export type MatchEvent =
  | CardsKept
  | AllKept
  | ExpeditionTurned
  | FieldsMarked
  | CrossOwed
  | CrossLapsed
  | CoinTicked
  | CoinWasted
  | PalmScored
  | PalmWasted
  | AllMarked
  | RowCompleted
  | CardFilled
  | CupTaken
  | CupMissed
  | CardLaidAside
  | CardTaken
  | PlaceLeftEmpty
  | DisplayRefilled
  | FirstPlayerPassed
  | RoundEnded
  | MatchEnded;
