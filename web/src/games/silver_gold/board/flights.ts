// Pictures that fly: a coin to its row, a palm to its field, a cup from the round card, a card from the display.

import { still } from "../../../look/settings.svelte";

/** Move a picture from one place to another, then remove it; nothing waits for it. */
export function fly(picture: string, from: Element | null | undefined, to: Element | null | undefined, size = 26, delay = 0): void {
  if (still() || !from || !to) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const image = document.createElement("img");
  image.src = picture;
  image.alt = "";
  Object.assign(image.style, {
    position: "fixed",
    zIndex: "30",
    pointerEvents: "none",
    width: `${size}px`,
    left: `${start.left + start.width / 2 - size / 2}px`,
    top: `${start.top + start.height / 2 - size / 2}px`,
  });
  document.body.append(image);
  const [across, down] = [end.left + end.width / 2 - start.left - start.width / 2, end.top + end.height / 2 - start.top - start.height / 2];
  const shrink = Math.max(0.3, Math.min(1, end.height / size));
  const flight = image.animate(
    [
      { transform: "scale(0.6)", opacity: 0.4 },
      { transform: `translate(${across * 0.4}px, ${down * 0.4 - 24}px) scale(1.25)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${across}px, ${down}px) scale(${shrink})`, opacity: 1 },
    ],
    { duration: 250, delay, easing: "cubic-bezier(0.3, 0.7, 0.3, 1)", fill: "backwards" },
  );
  flight.onfinish = flight.oncancel = () => image.remove();
}
