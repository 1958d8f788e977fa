// The near sheet: the Earth as it lies around one place, every distance and direction from it true (EVE62).
import type { Point } from "./projection";
import { bearing, distanceKm, type Position } from "./sphere";
import { fitted, free, heart } from "./zones";

/** Pins farther off than this stand at the edge and make the sheet no larger. */
const farthestKm = 8000;
const leastKm = 900;
const room = 1.25;

/** The radius of the near sheet in km, from the pins that it has to hold (EVE62). */
export function radiusKm(place: Position, pins: Position[]): number {
  const far = pins.map((pin) => distanceKm(place, pin)).filter((km) => km <= farthestKm);
  return Math.min(farthestKm, Math.max(leastKm, room * Math.max(0, ...far)));
}

export interface Near {
  place: Position;
  /** Of the circle that fits between rows and postcard. */
  radiusKm: number;
}

const along = (km: number, angle: number, near: Near): Point => {
  const pixels = (km / near.radiusKm) * fitted;
  return { x: heart.x + Math.sin(angle) * pixels, y: heart.y - Math.cos(angle) * pixels };
};

/** Where a place lies on the screen, in design pixels. */
export const nearPoint = (near: Near, to: Position): Point => along(distanceKm(near.place, to), bearing(near.place, to), near);

export interface PinPoint extends Point {
  /** Set when the place lies beyond the edge: the direction of the arrow, clockwise from up. */
  arrow?: number;
}

/** Where the pin of a guess stands: at its place, or on the edge in its direction (EVE66). */
export function pinPoint(near: Near, guess: Position): PinPoint {
  const [km, angle] = [distanceKm(near.place, guess), bearing(near.place, guess)];
  if (km <= near.radiusKm) return along(km, angle, near);
  return { ...along(near.radiusKm, angle, near), arrow: angle };
}

/** From the tip of a pin up to the middle of its head. */
const stem = 46;
const margin = 6;
/** Beyond the head of a pin on the edge. */
export const arrowLong = 30;

/** The middle of a pin's head, `half` as wide as it is: on the edge it has no tip, and no head reaches over rows or postcard. */
export function headOf({ x, y, arrow }: PinPoint, half: number): Point {
  const room = half + margin + (arrow === undefined ? 0 : arrowLong);
  const inside = Math.max(free.left + room, Math.min(free.right - room, x));
  return { x: inside, y: arrow === undefined ? y - stem : y };
}
