// Options and their values in words. The keys follow from the names, so a new option needs only its texts.

import type { Option } from "../server/games.svelte";
import type { ClockJson, OptionValue } from "../server/views";
import { has, language, t } from "../text/lang.svelte";
import type { Pace } from "./options";

const A_DAY = 86_400;
const keyOf = (name: string) => `option-${name.replaceAll("_", "-")}`;

export function optionName({ name }: Option): string {
  return t(keyOf(name));
}

/** A value of an option with several values: with its unit, if the language files have one. */
export function valueName(option: Option, value: OptionValue): string {
  const key = keyOf(option.name);
  if (option.kind === "choice") return t(`${key}-${String(value).replaceAll("_", "-")}`);
  return has(`${key}-value`) ? t(`${key}-value`, { count: value }) : String(value);
}

export function paceName(pace: Pace): string {
  return {
    none: t("web-clock-none"),
    quick: t("web-clock-quick"),
    calm: t("web-clock-calm"),
    days: t("web-clock-days"),
  }[pace];
}

/** How a clock works, in words. */
export function clockWords({ bank, credit }: ClockJson): string {
  return t("web-clock-how", { bank: duration(bank), credit: duration(credit) });
}

/** Seconds in the largest unit that leaves a whole number: "20 seconds", "1 minute", "3 days". */
function duration(seconds: number): string {
  const [unit, size] = ([["day", A_DAY], ["hour", 3600], ["minute", 60]] as const).find(([, size]) => seconds % size === 0) ?? ["second", 1];
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

/** An option and its value in a few words. */
export function optionWords(option: Option, value: OptionValue): string {
  if (option.kind === "flag") return value ? optionName(option) : t("web-option-off", { option: optionName(option) });
  if (option.kind !== "clock") return `${optionName(option)}: ${valueName(option, value)}`;
  const clock = value as ClockJson | null;
  if (!clock) return paceName("none");
  return clock.credit >= A_DAY ? paceName("days") : t("web-with-clock");
}
