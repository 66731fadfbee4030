// Two-finger gestures: turning the fingers turns the pattern, tapping with both flips it.

/** Degrees from which a gesture counts as a quarter turn. */
const TURN = 35;
/** Milliseconds up to which a gesture without a turn counts as a tap. */
const TAP = 500;

interface Finger {
  pointerId: number;
  pointerType: string;
  clientX: number;
  clientY: number;
  timeStamp: number;
}

export class Fingers {
  #down = new Map<number, { x: number; y: number }>();
  #angle = 0;
  #since = 0;
  /** A gesture with two fingers has begun and not ended. */
  #two = false;
  #turned = false;

  constructor(
    private readonly turn: (quarters: number) => void,
    private readonly flip: () => void,
  ) {}

  /** Returns whether two fingers are down. */
  down(finger: Finger): boolean {
    if (finger.pointerType !== "touch") return false;
    this.#down.set(finger.pointerId, { x: finger.clientX, y: finger.clientY });
    if (this.#down.size === 2) {
      this.#two = true;
      this.#turned = false;
      this.#since = finger.timeStamp;
      this.#angle = this.#measure();
    }
    return this.#two;
  }

  /** Returns whether the movement belongs to a two-finger gesture. */
  move(finger: Finger): boolean {
    if (!this.#down.has(finger.pointerId)) return this.#two;
    this.#down.set(finger.pointerId, { x: finger.clientX, y: finger.clientY });
    if (this.#down.size !== 2) return this.#two;
    const now = this.#measure();
    const by = ((now - this.#angle + 540) % 360) - 180;
    if (Math.abs(by) >= TURN) {
      this.#angle = now;
      this.#turned = true;
      this.turn(Math.sign(by));
    }
    return true;
  }

  /** Returns whether the finger belonged to a two-finger gesture. */
  up(finger: Finger): boolean {
    const had = this.#two && this.#down.has(finger.pointerId);
    this.#down.delete(finger.pointerId);
    if (had && this.#down.size === 0) {
      this.#two = false;
      if (!this.#turned && finger.timeStamp - this.#since < TAP) this.flip();
    }
    return had;
  }

  #measure(): number {
    const [one, other] = [...this.#down.values()] as [{ x: number; y: number }, { x: number; y: number }];
    return (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;
  }
}
