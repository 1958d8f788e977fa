// The coasts as the near sheet shows them: what lies far beyond its edges is drawn in to a circle around it.
import type { Line } from "./coast";
import type { Near } from "./near";
import { earthKm } from "./sphere";
import { fitted, heart } from "./zones";

/** Design pixels from the place to the circle; every corner of the sheet lies within it. */
export const outer = 1420;
/** Degrees of a straight stretch of the file that is straight on the sheet too. */
const straight = 1.5;
const arcStep = Math.PI / 15;
const halfTurn = Math.PI / 180;

export interface Outline {
  /** x and y in design pixels, by turns. */
  at: number[];
  /** Some of it lies within the circle. */
  seen: boolean;
  closed: boolean;
}

/** How degrees become direction and distance from the place; made once for a sheet. */
export function spread({ place, radiusKm }: Near): (lon: number, lat: number) => { angle: number; far: number } {
  const [sin, cos] = [Math.sin(place.lat * halfTurn), Math.cos(place.lat * halfTurn)];
  const scale = (earthKm / radiusKm) * fitted;
  return (lon, lat) => {
    const [turn, north] = [(lon - place.lon) * halfTurn, lat * halfTurn];
    const [up, level] = [Math.sin(north), Math.cos(north)];
    const x = level * Math.sin(turn);
    const y = cos * up - sin * level * Math.cos(turn);
    const z = sin * up + cos * level * Math.cos(turn);
    return { angle: Math.atan2(x, y), far: Math.atan2(Math.hypot(x, y), z) * scale };
  };
}

/** The line in points no farther apart than is straight. */
function* fine({ at, closed }: Line): Generator<[number, number]> {
  const count = at.length / 2;
  for (let i = 0; i < count; i++) {
    const [lon = 0, lat = 0] = [at[2 * i], at[2 * i + 1]];
    yield [lon, lat];
    if (i === count - 1 && !closed) return;
    const next = 2 * ((i + 1) % count);
    const [east, north] = [(at[next] ?? 0) - lon, (at[next + 1] ?? 0) - lat];
    const parts = Math.ceil(Math.max(Math.abs(east), Math.abs(north)) / straight);
    for (let part = 1; part < parts; part++) yield [lon + (east * part) / parts, lat + (north * part) / parts];
  }
}

/** The short way from one direction to another. */
const turned = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from));

export function outline(line: Line, project: ReturnType<typeof spread>): Outline {
  const at: number[] = [];
  let seen = false;
  let rim: number | null = null;
  const put = (angle: number, far: number): void => void at.push(heart.x + Math.sin(angle) * far, heart.y - Math.cos(angle) * far);
  /** NB: along the circle, never across it: between two places on the far side the straight way would cross the picture. */
  const walk = (from: number, to: number): void => {
    const turn = turned(from, to);
    const steps = Math.ceil(Math.abs(turn) / arcStep);
    for (let step = 1; step < steps; step++) put(from + (turn * step) / steps, outer);
  };
  let first: number | null | undefined;
  for (const [lon, lat] of fine(line)) {
    const { angle, far } = project(lon, lat);
    const isOut = far > outer;
    if (isOut && rim !== null) walk(rim, angle);
    put(angle, isOut ? outer : far);
    rim = isOut ? angle : null;
    first ??= rim;
    if (!isOut) seen = true;
  }
  if (rim !== null && first != null) walk(rim, first);
  return { at, seen, closed: line.closed };
}

/** How often a line goes round the circle, if it lies on it with all its points: such a line hides no part of the sheet, or all. */
export function goesRound({ at, seen }: Outline): boolean {
  if (seen) return true;
  let sum = 0;
  const angleAt = (i: number): number => Math.atan2((at[i] ?? 0) - heart.x, heart.y - (at[i + 1] ?? 0));
  for (let i = 0; i < at.length; i += 2) sum += turned(angleAt(i), angleAt((i + 2) % at.length));
  return Math.abs(sum) > Math.PI;
}

/** Points of a stretch that is drawn in one go. */
const most = 300;

/** The outline in stretches, each with the first point of the next, without those that lie on the circle around the sheet. */
export function stretches({ at, closed }: Outline): number[][] {
  const ring = closed ? [...at, at[0] ?? 0, at[1] ?? 0] : at;
  const out: number[][] = [];
  for (let from = 0; from < ring.length - 2; from += 2 * most) {
    const part = ring.slice(from, from + 2 * most + 2);
    if (part.some((x, i) => i % 2 === 0 && Math.hypot(x - heart.x, (part[i + 1] ?? 0) - heart.y) < outer - 1)) out.push(part);
  }
  return out;
}
