// What is kept free of the map's own text: rows on the left, the postcard on the right, sign and captions (EVE64).
import type { Point } from "./projection";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where labels may stand, in design pixels of the screen. */
export const free: Box = { left: 760, top: 250, right: 1290, bottom: 786 };

/** Where the place lies on the near sheet. */
export const heart: Point = { x: (free.left + free.right) / 2, y: 520 };

/** Design pixels from the place to the edge of the circle that holds all pins. */
export const fitted = 216;

/** How near a label may come to anything else. */
export const apart = 24;

/** Whether two boxes come nearer to each other than `gap`. */
export const touch = (a: Box, b: Box, gap: number): boolean =>
  a.left - gap < b.right && b.left - gap < a.right && a.top - gap < b.bottom && b.top - gap < a.bottom;

/** Whether `box` keeps `gap` from the edges of `frame`. */
export const within = (box: Box, frame: Box, gap: number): boolean =>
  box.left >= frame.left + gap && box.right <= frame.right - gap && box.top >= frame.top + gap && box.bottom <= frame.bottom - gap;
