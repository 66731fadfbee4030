// The result of a match as a picture to share: pieces, the game, and the points. Names only if the person wants them.

import type { Replay } from "../server/views";
import { t } from "../text/lang.svelte";
import { seatName } from "../text/names";
import { gameName } from "../text/sentences";
import { lastStep, viewAt } from "./steps";

export const WIDTH = 1200;
export const HEIGHT = 630;

export interface ResultLine {
  name: string;
  points: number;
  won: boolean;
}

/** The seats, the winners first. Without names a person is a seat; bots keep their names. */
export function resultLines(replay: Replay, names: boolean): ResultLine[] {
  const view = viewAt(replay, "", lastStep(replay));
  const { totals, places } = replay.outcome;
  return [...Array(replay.players).keys()]
    .sort((one, other) => places[one]! - places[other]! || one - other)
    .map((seat) => {
      const known = names || view.seats[seat]!.player === "bot" ? seatName(view, seat) : "";
      return { name: known || t("name-seat", { seat: seat + 1 }), points: totals[seat]!, won: places[seat] === 1 };
    });
}

/** Everything on the picture, for people who do not see it. */
export function resultText(game: string, lines: readonly ResultLine[]): string {
  return `${gameName(game)}: ${lines.map(({ name, points }) => `${name} ${points}`).join(", ")}`;
}

/** Draw the picture and return it as PNG. */
export async function resultPicture(game: string, lines: readonly ResultLine[], cover: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d")!;
  pen.drawImage(await loaded(cover), 0, 0, WIDTH, HEIGHT);
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--art-${name}`);
  const top = HEIGHT - 150 - 74 * lines.length;
  pen.fillStyle = colour("paper");
  pen.globalAlpha = 0.95;
  pen.beginPath();
  pen.roundRect(70, top, WIDTH - 140, HEIGHT - top - 40, 28);
  pen.fill();
  pen.globalAlpha = 1;
  pen.fillStyle = colour("ink");
  pen.textBaseline = "middle";
  pen.font = "700 52px Georgia, serif";
  pen.fillText(gameName(game), 120, top + 62, WIDTH - 240);
  lines.forEach((line, row) => {
    const y = top + 144 + 74 * row;
    pen.font = `${line.won ? 700 : 400} 46px Georgia, serif`;
    pen.textAlign = "left";
    pen.fillText(`${line.won ? "★ " : ""}${line.name}`, 120, y, WIDTH - 460);
    pen.textAlign = "right";
    pen.fillText(String(line.points), WIDTH - 120, y);
  });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

async function loaded(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}
