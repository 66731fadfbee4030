// How long ago something happened, in words.

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];
const A_WEEK = 7 * 86_400_000;

/** "5 minutes ago" within a week, then the date. */
export function when(at: number, now: number, language: string): string {
  const passed = Math.max(0, now - at);
  if (passed >= A_WEEK) return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at);
  const say = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (passed >= length) return say.format(-Math.floor(passed / length), unit);
  }
  return say.format(0, "second");
}
