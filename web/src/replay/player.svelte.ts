// Lets a replay run by itself, and stops it as soon as somebody takes the lead.

import type { Replaying } from "./replay.svelte";
import { keyLeads } from "./steps";

export class Player {
  runs = $state(false);
  speed = $state(1);

  constructor(readonly replaying: Replaying) {}

  /** Somebody wants to see this step. */
  go(step: number): void {
    this.runs = false;
    this.replaying.step = step;
  }

  /** Run, from the beginning if it stands at the end; or stop. */
  toggle(): void {
    if (!this.runs && this.replaying.step === this.replaying.last) this.replaying.step = 0;
    this.runs = !this.runs;
  }

  /** For an effect: while it runs, one step after the other. */
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

  /** A key was pressed; the board must not hear it, too, if it was for us. */
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
