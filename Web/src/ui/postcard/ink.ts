// Shapes of a flat drawing, as paths on a card of 540 × 360.
import type { Tone } from "./palette";

/** A tone and a path. */
export type Shape = readonly [Tone, string];

const n = (value: number): string => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;

/** A shape with corners: x, y, x, y … */
export function corners(...points: number[]): string {
  let path = "";
  for (let i = 0; i < points.length; i += 2) path += `${i ? "L" : "M"}${n(points[i] ?? 0)} ${n(points[i + 1] ?? 0)}`;
  return `${path}z`;
}

export const oval = (x: number, y: number, across: number, down: number): string =>
  `M${n(x - across)} ${n(y)}a${n(across)} ${n(down)} 0 1 0 ${n(2 * across)} 0a${n(across)} ${n(down)} 0 1 0 ${n(-2 * across)} 0z`;

export const circle = (x: number, y: number, radius: number): string => oval(x, y, radius, radius);

/** Half a disc that stands on y. */
export const half = (x: number, y: number, across: number, up = across): string =>
  `M${n(x - across)} ${n(y)}a${n(across)} ${n(up)} 0 0 1 ${n(2 * across)} 0z`;

/** The same shape in several places. */
export const each = (count: number, shape: (i: number) => string): string => Array.from({ length: count }, (_, i) => shape(i)).join("");

/** Rows and columns of windows. */
export const windows = (x: number, y: number, columns: number, rows: number, [dx, dy]: [number, number], [w, h]: [number, number]): string =>
  each(columns * rows, (i) => rect(x + (i % columns) * dx, y + Math.floor(i / columns) * dy, w, h));

/** Land from a soft line down to the edge of the card: heights at even steps from left to right. */
export function ridge(heights: number[], bottom = 360): string {
  const step = 560 / (heights.length - 1);
  const at = (i: number): string => `${n(-10 + i * step)} ${n(heights[i] ?? 0)}`;
  let path = `M-10 ${bottom}L${at(0)}`;
  for (let i = 1; i < heights.length; i++) {
    const [before, here] = [-10 + (i - 0.5) * step, heights[i] ?? 0];
    path += `C${n(before)} ${n(heights[i - 1] ?? 0)} ${n(before)} ${n(here)} ${at(i)}`;
  }
  return `${path}L550 ${bottom}z`;
}

/** A gabled house that stands on y. */
export const house = (x: number, y: number, width: number, wall: number, gable: number): [string, string] => [
  rect(x, y - wall, width, wall),
  corners(x - 3, y - wall, x + width / 2, y - wall - gable, x + width + 3, y - wall),
];
