// Which names the near sheet shows, and where: none comes near another, a pin, or what lies beside the map (EVE64).
import type { Point } from "./projection";
import { apart, free, touch, within, type Box } from "./zones";

export interface Name {
  text: string;
  /** The point that is named; of a pin the middle of its head. */
  at: Point;
  /** `place` is the destination, a `pin` a guess; both are shown before cities and countries. */
  kind: "place" | "pin" | "city" | "country";
  /** A second line under the text. */
  note?: string;
  /** Figures that a pin carries, or that stand on the place. */
  figures?: number;
}

export interface Placed extends Name {
  /** On which side of its point the text begins. */
  side: Side;
}

export type Side = "right" | "left" | "over" | "under" | "on";

const textPx = 32;
const lineHeight = 1.2;
/** Of a letter, in parts of the text's size; capitals of countries are spaced. */
const letter = { place: 0.66, pin: 0.6, city: 0.55, country: 0.78 };
const thin = 0.53;
/** Half of the width that figures side by side take. */
export const half = (figures: number): number => 30 + 19 * Math.max(0, Math.min(figures, 4) - 1) + (figures > 3 ? 14 : 0);

/** From the point to the text on one of its sides. */
export function reachOf({ kind, figures = 0 }: Name, side: Side): number {
  if (kind === "pin") return side === "under" ? 48 : half(figures) + 10;
  return { place: 30, city: 18, country: 62 }[kind];
}

const sides: Record<Name["kind"], Side[]> = {
  place: ["right", "left", "under", "over"],
  pin: ["right", "left", "under"],
  city: ["right", "left", "over", "under"],
  country: ["on", "under", "over"],
};

const size = { place: 40, pin: textPx, city: textPx, country: textPx };

/** The space that a text takes on one side of its point. */
export function boxOf(name: Name, side: Side): Box {
  const { text, note = "", at, kind } = name;
  const width = size[kind] * Math.max(Array.from(text).length * letter[kind], Array.from(note).length * thin);
  const height = size[kind] * lineHeight * (note ? 2 : 1);
  const reach = reachOf(name, side);
  const corner: Record<Side, Point> = {
    right: { x: at.x + reach, y: at.y - height / 2 },
    left: { x: at.x - reach - width, y: at.y - height / 2 },
    over: { x: at.x - width / 2, y: at.y - reach - height },
    under: { x: at.x - width / 2, y: at.y + reach },
    on: { x: at.x - width / 2, y: at.y - height / 2 },
  };
  const { x, y } = corner[side];
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** The mark itself: a ring with who stands on it, a drop with its passengers, a dot. */
export function markOf({ at, kind, figures = 0 }: Name): Box {
  const across = { place: figures ? half(figures) : 20, pin: half(figures), city: 6, country: 0 }[kind];
  const [up, down] = { place: [figures ? 84 : 20, 20], pin: [30, 46], city: [6, 6], country: [0, 0] }[kind] as [number, number];
  return { left: at.x - across, top: at.y - up, right: at.x + across, bottom: at.y + down };
}

const clear = (box: Box, taken: Box[], gap: number): boolean => taken.every((other) => !touch(box, other, gap));

/** The first side on which the text has room; none means that it is left out. */
function sideOf(name: Name, taken: Box[], gap: number, frame: Box): Side | undefined {
  return sides[name.kind].find((side) => {
    const box = boxOf(name, side);
    return within(box, frame, gap) && clear(box, taken, gap);
  });
}

/**
 * The names that are shown, in the order of their weight. Texts of place and pins keep clear of all marks; those of
 * cities and countries are laid out as if there were no pins, so that none moves when a pin lands: it goes.
 */
export function placed(place: Name, pins: Name[], others: Name[], frame = free): Placed[] {
  const marks = [place, ...pins].map(markOf);
  const taken: Box[] = [];
  const shown: Placed[] = [];
  for (const name of [place, ...pins]) {
    const foreign = marks.filter((_, i) => [place, ...pins][i] !== name);
    const side = sideOf(name, [...foreign, ...taken], name.kind === "place" ? 0 : 6, frame) ?? (name.kind === "place" ? "under" : undefined);
    if (!side) continue;
    taken.push(boxOf(name, side));
    shown.push({ ...name, side });
  }
  return [...shown, ...quiet(place, others, frame).filter((name) => clear(boxOf(name, name.side), [...taken, ...marks], apart))];
}

/** Cities and countries around the place, laid out without a look at pins. */
function quiet(place: Name, others: Name[], frame: Box): Placed[] {
  const own = sideOf(place, [], 0, frame);
  const taken = [markOf(place), ...(own ? [boxOf(place, own)] : [])];
  const shown: Placed[] = [];
  for (const name of others) {
    const side = within(markOf(name), frame, 0) ? sideOf(name, taken, apart, frame) : undefined;
    if (!side) continue;
    taken.push(boxOf(name, side), markOf(name));
    shown.push({ ...name, side });
  }
  return shown;
}
