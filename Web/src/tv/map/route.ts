// The flight from the last stop to the place: where the line runs on both sheets, and when which part of it is drawn.
import { nearPoint, type Near } from "./near";
import { pixelsPerDegree, project, type Point } from "./projection";
import { distanceKm, onTheWay, type Position } from "./sphere";

/** All of the flight, in ms after the reveal (EVE63). */
export const flightMs = 2400;
/** Where the world sheet is of no use: places so far north or south have the near sheet alone (EVE62). */
const polar = 75;

export const hasWorldSheet = (place: Position): boolean => Math.abs(place.lat) <= polar;

/** Slow, fast, slow: the part of the way that is behind at a part of the time. */
export const eased = (part: number): number => part * part * (3 - 2 * part);

/** The part of the time at which a part of the way is behind. */
export function timeOf(way: number): number {
  return 0.5 - Math.sin(Math.asin(1 - 2 * Math.min(1, Math.max(0, way))) / 3);
}

export interface Dash {
  from: Point;
  to: Point;
  /** Parts of the whole way, 0 … 1. */
  begins: number;
  ends: number;
  /** The same dash once more: where it comes in at the other edge of the sheet. */
  again?: boolean;
}

/** NB: each is a layer of its own while the line is drawn. */
const dashes = 30;
const ink = 0.62;
/** Design pixels round the Earth. */
const around = 360 * pixelsPerDegree;

/** A dash, or two where it leaves the sheet at ±180° and comes in at the other edge. */
function cut(dash: Dash): Dash[] {
  const { from, to } = dash;
  if (Math.abs(from.x - to.x) < around / 2) return [dash];
  const turn = from.x > to.x ? around : -around;
  return [
    { ...dash, to: { ...to, x: to.x + turn } },
    { ...dash, from: { ...from, x: from.x - turn }, again: true },
  ];
}

/** The great circle on the world sheet, in dashes; none of them runs across the sheet (EVE62). */
export function worldDashes(from: Position, to: Position): Dash[] {
  const at = (part: number): Point => {
    const { lat, lon } = onTheWay(from, to, part);
    return project(lat, lon, 0);
  };
  return Array.from({ length: dashes }, (_, i) => {
    const [begins, ends] = [i / dashes, (i + ink) / dashes];
    return { from: at(begins), to: at(ends), begins, ends };
  }).flatMap(cut);
}

/** The place in the middle of the flight, around which the world grows (EVE63). */
export const middle = (from: Position, to: Position): Point => {
  const { lat, lon } = onTheWay(from, to, 0.5);
  return project(lat, lon, 0);
};

const pitch = 42;
/** The near sheet is not shown farther than this from the place, in design pixels. */
const sight = 1300;

/** The end of the flight on the near sheet: a great circle through the place is a straight line there. */
export function nearDashes(from: Position, near: Near): Dash[] {
  const start = nearPoint(near, from);
  const end = nearPoint(near, near.place);
  const length = Math.hypot(start.x - end.x, start.y - end.y);
  const count = Math.floor(Math.min(length, sight) / pitch);
  const at = (left: number): Point => ({
    x: end.x + ((start.x - end.x) * left) / length,
    y: end.y + ((start.y - end.y) * left) / length,
  });
  return Array.from({ length: count }, (_, i) => {
    const [left, rest] = [(count - i) * pitch, (count - i - ink) * pitch];
    return { from: at(left), to: at(rest), begins: 1 - left / length, ends: 1 - rest / length };
  });
}

/** Places on the way, for the train: where it is, its direction in radians clockwise from east, and when. */
export interface Station extends Point {
  turn: number;
  time: number;
}

/** The train's way along dashes; where the line is cut, it is at both edges at the same time. */
export const ride = (line: Dash[]): Station[] =>
  line.flatMap(({ from, to, begins, ends, again }) => {
    const turn = Math.atan2(to.y - from.y, to.x - from.x);
    const arrived = { ...to, turn, time: timeOf(ends) };
    return again ? [arrived] : [{ ...from, turn, time: timeOf(begins) }, arrived];
  });

/** A flight that is worth a line. */
export const isFlight = (from: Position | undefined, to: Position): from is Position => from !== undefined && distanceKm(from, to) >= 1;
