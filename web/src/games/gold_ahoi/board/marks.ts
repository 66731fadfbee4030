// The sign of a side: a triangle that points to its player.

/** A triangle around a point, `size` high; `up` points to the top of the screen. */
export function triangle(x: number, y: number, size: number, up: boolean): string {
  const [half, tip] = [size * 0.62, up ? -size / 2 : size / 2];
  return `M${x - half} ${y - tip}H${x + half}L${x} ${y + tip}Z`;
}
