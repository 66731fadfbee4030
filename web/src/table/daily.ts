// What a person wants to know of a daily deal: how many did worse, the bars of the histogram, a text to share.

import type { Bar, DealShown } from "../server/daily";

/** About this many bars fit on a phone. */
const BARS = 12;

export interface Column {
  from: number;
  to: number;
  count: number;
  mine: boolean;
}

/** Group the points into columns of equal width that also cover the results of the levels. */
export function columns({ histogram, levels, mine }: DealShown): Column[] {
  const own = mine?.points ?? null;
  const bars = histogram ?? [];
  const reached = [...bars.map(({ points }) => points), ...(levels ?? []).map(({ points }) => points)];
  if (own !== null) reached.push(own);
  if (!reached.length) return [];
  const least = Math.min(...reached);
  const width = Math.floor((Math.max(...reached) - least) / BARS) + 1;
  const from = Math.floor(least / width) * width;
  const count = Math.floor((Math.max(...reached) - from) / width) + 1;
  return Array.from({ length: count }, (_, number) => {
    const low = from + number * width;
    const holds = (points: number) => points >= low && points < low + width;
    return { from: low, to: low + width - 1, count: sum(bars.filter(({ points }) => holds(points))), mine: own !== null && holds(own) };
  });
}

/** How many of the other ranked players have fewer points than I, and how many others there are; null if I am not ranked. */
export function placed({ histogram, mine }: DealShown): { worse: number; others: number } | null {
  const own = mine?.points;
  if (!histogram || own === null || own === undefined || mine?.why) return null;
  return { worse: sum(histogram.filter(({ points }) => points < own)), others: Math.max(0, sum(histogram) - 1) };
}

function sum(bars: readonly Bar[]): number {
  return bars.reduce((total, { count }) => total + count, 0);
}

/** The number of the day in a date like 2026-11-18. */
export function dayOf(date: string): number {
  return Number(date.slice(-2));
}

/** A date in words, in UTC: the day is the same for everyone. */
export function dateWords(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T12:00Z`));
}

/** A time of the server on the reader's own clock. */
export function timeWords(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", weekday: "short" }).format(at);
}
