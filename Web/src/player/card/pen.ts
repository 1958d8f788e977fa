// Writes on the postcard in the page's letters and colours.

const leastPx = 24;
const family = '"Inter", system-ui, sans-serif';

/** A token's colour. */
export const colour = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();

export interface Words {
  x: number;
  y: number;
  size: number;
  width: number;
  fill: string;
  bold?: boolean;
  align?: CanvasTextAlign;
}

type Measure = (text: string, size: number) => number;

/** What fits: smaller letters down to 24 px, then fewer of them with … (EVE72). Pure. */
export function fitted(text: string, size: number, width: number, measure: Measure): { text: string; size: number } {
  let px = size;
  while (px > leastPx && measure(text, px) > width) px -= 1;
  let letters = [...text];
  const cut = (): string => `${letters.join("").trimEnd()}…`;
  if (measure(text, px) <= width) return { text, size: px };
  while (letters.length > 1 && measure(cut(), px) > width) letters = letters.slice(0, -1);
  return { text: cut(), size: px };
}

export function write(on: CanvasRenderingContext2D, words: string, how: Words): void {
  const font = (px: number): string => `${how.bold ? 700 : 400} ${px}px ${family}`;
  const measure: Measure = (text, px) => {
    on.font = font(px);
    return on.measureText(text).width;
  };
  const { text, size } = fitted(words, how.size, how.width, measure);
  on.font = font(size);
  on.fillStyle = how.fill;
  on.textAlign = how.align ?? "left";
  on.fillText(text, how.x, how.y);
}

export function disc(on: CanvasRenderingContext2D, x: number, y: number, r: number, fill: string): void {
  on.beginPath();
  on.arc(x, y, r, 0, 2 * Math.PI);
  on.fillStyle = fill;
  on.fill();
}
