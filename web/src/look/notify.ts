// "Your turn": in the title of the tab, as a notification and as a sound, if the person wants them.

import { t } from "../text/lang.svelte";
import { settings } from "./settings.svelte";

let sounds: AudioContext | null = null;

export function title(yourTurn: boolean, game: string): void {
  document.title = yourTurn ? `● ${t("web-your-turn")} · ${game}` : game ? `${game} · Goldhook` : "Goldhook";
}

export function callToTurn(game: string): void {
  chime([660, 880]);
  if (!settings.notify || !document.hidden || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  const note = new Notification(t("web-your-turn"), { body: game, tag: "goldhook-turn" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** A few soft tones, if sound is on. */
export function chime(tones: readonly number[]): void {
  if (!settings.sound) return;
  sounds ??= new AudioContext();
  let at = sounds.currentTime;
  for (const tone of tones) {
    const [voice, loud] = [sounds.createOscillator(), sounds.createGain()];
    voice.type = "sine";
    voice.frequency.value = tone;
    loud.gain.setValueAtTime(0.0001, at);
    loud.gain.exponentialRampToValueAtTime(0.08, at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
    voice.connect(loud).connect(sounds.destination);
    voice.start(at);
    voice.stop(at + 0.24);
    at += 0.11;
  }
}
