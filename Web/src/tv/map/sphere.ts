// The Earth as a ball: distances, bearings, and the shortest way from place to place.
import type { PositionView } from "../../lib/types";

export type Position = PositionView;

/** Of the ball that is as large as the Earth (EVE66). */
export const earthKm = 6371.0088;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** The angle between two places as seen from the middle of the Earth, by the haversine. */
export function arc(a: Position, b: Position): number {
  const [north, east] = [Math.sin(radians(b.lat - a.lat) / 2), Math.sin(radians(b.lon - a.lon) / 2)];
  const half = north * north + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * east * east;
  return 2 * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Kilometres along the surface of the Earth (EVE66). */
export const distanceKm = (a: Position, b: Position): number => earthKm * arc(a, b);

/** The direction in which `b` lies from `a`: an angle clockwise from north. */
export function bearing(a: Position, b: Position): number {
  const [la, lb, turn] = [radians(a.lat), radians(b.lat), radians(b.lon - a.lon)];
  const north = Math.cos(la) * Math.sin(lb) - Math.sin(la) * Math.cos(lb) * Math.cos(turn);
  return Math.atan2(Math.sin(turn) * Math.cos(lb), north);
}

/** The place `km` away from `a` in the direction `angle`. */
export function beyond(a: Position, angle: number, km: number): Position {
  const [la, far] = [radians(a.lat), km / earthKm];
  const lat = Math.asin(Math.sin(la) * Math.cos(far) + Math.cos(la) * Math.sin(far) * Math.cos(angle));
  const turn = Math.atan2(Math.sin(angle) * Math.sin(far) * Math.cos(la), Math.cos(far) - Math.sin(la) * Math.sin(lat));
  return { lat: degrees(lat), lon: wrapped(a.lon + degrees(turn)) };
}

/** Degrees east in −180 … 180. */
export const wrapped = (lon: number): number => ((((lon + 180) % 360) + 360) % 360) - 180;

/** Where somebody is who has gone `part` (0 … 1) of the shortest way from `a` to `b`. */
export const onTheWay = (a: Position, b: Position, part: number): Position =>
  beyond(a, bearing(a, b), distanceKm(a, b) * part);
