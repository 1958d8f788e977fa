// Where the stops of a journey stand on the screen: the world sheet, as large as they let it be (SPEC 19.14).
import type { RouteStop } from "../../lib/types";
import { mapSize } from "../map/draw";
import { project, type Point } from "../map/projection";
import { worldDashes, type Dash } from "../map/route";
import type { Position } from "../map/sphere";

/** Room for the stops, and the middle of it, in design pixels. */
const room = { width: 1500, height: 440 };
const middle: Point = { x: 960, y: 540 };
const screen = { width: 1920, height: 1080 };
const [least, most] = [0.66, 3];
/** So far the sheet's upper edge may come down: there the shade is as dark as the night above it. */
const slack = 200;

export interface View {
  scale: number;
  /** The point of the sheet that stands in the middle. */
  heart: Point;
}

const clamp = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value));

export const placesOf = (stops: readonly RouteStop[]): Position[] =>
  stops.flatMap(({ lat, lon }) => (lat === undefined || lon === undefined ? [] : [{ lat, lon }]));

/** The view that holds all places, with no edge of the sheet in it where that can be. Pure. */
export function viewOf(places: readonly Position[]): View {
  const points = places.map(({ lat, lon }) => project(lat, lon, 0));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = clamp(Math.min(room.width / (right - left || 1), room.height / (bottom - top || 1)), least, most);
  const half = mapSize.height / 2;
  const x = clamp((left + right) / 2, middle.x / scale, screen.width - middle.x / scale);
  const y = clamp((top + bottom) / 2, (middle.y - slack) / scale - half, half - (screen.height - middle.y) / scale);
  return { scale, heart: { x, y } };
}

/** A point of the sheet on the screen. */
export const onScreen = ({ scale, heart }: View, { x, y }: Point): Point => ({
  x: middle.x + (x - heart.x) * scale,
  y: middle.y + (y - heart.y) * scale,
});

/** A dash on the screen, and which leg of the journey it belongs to, from 1. */
export interface LegDash extends Dash {
  leg: number;
}

export function legsOf(places: readonly Position[], view: View): LegDash[] {
  return places.slice(1).flatMap((to, i) =>
    worldDashes(places[i] ?? to, to).map((dash) => ({ ...dash, from: onScreen(view, dash.from), to: onScreen(view, dash.to), leg: i + 1 })),
  );
}
