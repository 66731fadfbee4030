// Plays a replay, and stops as soon as the person chooses a step.

import type { Replaying } from "./replay.svelte";
import { keyLeads } from "./steps";

export class Player {
  runs = $state(false);
  speed = $state(1);

  constructor(readonly replaying: Replaying) {}

  /** Show a step and stop playing. */
  go(step: number): void {
    this.runs = false;
    this.replaying.step = step;
  }

  /** Play or stop; at the end, play from the beginning. */
  toggle(): void {
    if (!this.runs && this.replaying.step === this.replaying.last) this.replaying.step = 0;
    this.runs = !this.runs;
  }

  /** For an effect: while playing, schedule the next step. */
  wait(): (() => void) | undefined {
    const { replaying } = this;
    if (!this.runs) return undefined;
    if (replaying.step === replaying.last) {
      this.runs = false;
      return undefined;
    }
    const timer = setTimeout(() => (replaying.step += 1), replaying.game.pace / this.speed);
    return () => clearTimeout(timer);
  }

  /** Handle a key; the board must not receive a key that belongs to the replay. */
  key(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, dialog")) return;
    const onButton = target.closest("button, a, summary");
    const to = target.closest("[role=grid]") ? null : keyLeads(event.key, this.replaying.step, this.replaying.last);
    if (to !== null) this.go(to);
    else if (event.key === " " && !onButton) this.toggle();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
