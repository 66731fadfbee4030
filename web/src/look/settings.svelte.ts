// The settings of this browser. The root element carries them as attributes for the style sheets.

export interface Settings {
  theme: "auto" | "light" | "dark";
  contrast: "auto" | "more";
  motion: "auto" | "less";
  sound: boolean;
  notify: boolean;
  /** Explain things the first time that they happen in a match. */
  coach: boolean;
  /** Confirm a completed move at once. */
  quick: boolean;
}

const KEPT = "goldhook-settings";
const FIRST: Settings = { theme: "auto", contrast: "auto", motion: "auto", sound: false, notify: false, coach: true, quick: false };

function kept(): Settings {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...FIRST };
  }
}

export const settings = $state<Settings>(kept());

export function applySettings(): void {
  const root = document.documentElement.dataset;
  root.theme = settings.theme;
  root.contrast = firm() ? "more" : "auto";
  root.motion = settings.motion;
}

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  localStorage.setItem(KEPT, JSON.stringify(settings));
  applySettings();
}

const contrast = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-contrast: more)");
contrast?.addEventListener?.("change", applySettings);

/** Does this person want high contrast? */
export function firm(): boolean {
  return settings.contrast === "more" || !!contrast?.matches;
}

/** Does this person want no motion? */
export function still(): boolean {
  return settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
