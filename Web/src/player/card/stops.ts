// The journey on the postcard: stations on a line, with numbers and names; many of them in two columns (EVE72).
import { colour, disc, write } from "./pen";

/** More than one column holds. */
const most = 5;
const one = { step: 68, px: 40, r: 24 };
const two = { step: 47, px: 28, r: 18 };

interface Place {
  x: number;
  y: number;
  width: number;
}

/** Draws them, and tells where they end. */
export function drawStops(on: CanvasRenderingContext2D, stops: readonly string[], { x, y, width }: Place): number {
  const look = stops.length > most ? two : one;
  const columns = stops.length > most ? 2 : 1;
  const each = Math.ceil(stops.length / columns);
  const wide = width / columns;
  stops.forEach((name, i) => {
    const [left, row] = [x + Math.floor(i / each) * wide + look.r, i % each];
    const middle = y + look.step * (row + 0.5);
    const isLast = row === each - 1 || i === stops.length - 1;
    on.fillStyle = colour("accent-orange");
    if (!isLast) on.fillRect(left - 3, middle, 6, look.step);
    disc(on, left, middle, look.r, colour("accent-orange"));
    const number = { x: left, y: middle + look.r * 0.4, size: 24, width: look.r * 2, align: "center" } as const;
    write(on, String(i + 1), { ...number, fill: colour("bg-base"), bold: true });
    const words = { x: left + look.r + 20, y: middle + look.px * 0.36, size: look.px, width: wide - 3 * look.r - 24 };
    write(on, name, { ...words, fill: colour("text-primary"), bold: true });
  });
  return y + each * look.step;
}
