// Dragging a piece from the hand to the board. It starts after the pointer has moved a little, so that a tap stays a tap.

const FAR = 8;

export class Drag {
  /** Where the piece is held; null while nothing is dragged. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  #from: { x: number; y: number; id: number } | null = null;
  #ended = -Infinity;

  constructor(
    private readonly carry: (x: number, y: number) => void,
    private readonly drop: (x: number, y: number) => void,
  ) {}

  grab(event: PointerEvent): void {
    this.#from = { x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  move(event: PointerEvent): void {
    if (!this.#from || event.pointerId !== this.#from.id) return;
    const { clientX: x, clientY: y } = event;
    if (!this.at && Math.hypot(x - this.#from.x, y - this.#from.y) <= FAR) return;
    this.at = { x, y };
    this.carry(x, y);
  }

  release(event: PointerEvent): void {
    if (!this.#from || event.pointerId !== this.#from.id) return;
    if (this.at) {
      this.#ended = event.timeStamp;
      this.drop(event.clientX, event.clientY);
    }
    this.cancel();
  }

  cancel(): void {
    this.#from = this.at = null;
  }

  /** Ignore the click that follows a drag. */
  swallows(event: Event): boolean {
    return event.timeStamp - this.#ended < 80;
  }
}
