// Paints the world sheet: sea, land, borders, coasts and the lights of towns, Greenwich in the middle (EVE62).
import type { Coasts, Line } from "./coast";
import { mapSize } from "./draw";
import { project } from "./projection";

export const ink = { sea: "#060d1b", land: "#0e1b33", coast: "#3b5a8c", border: "#243556" };
export const width = { coast: 1.5, border: 1 };
export const borderDash = [5, 4];

type Pen = CanvasRenderingContext2D;
type Path = Pick<Path2D, "moveTo" | "lineTo" | "closePath">;

const perDegree = mapSize.width / 360;

/** Lets `line` run along its points. A line that goes on beyond ±180° is drawn on both sides; the sheet cuts it there. */
export function trace(path: Path, { at, closed }: Line, filled: boolean): void {
  const xs = at.filter((_, i) => i % 2 === 0);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const turns = [0, ...(west < -180 ? [360] : []), ...(east > 180 ? [-360] : [])];
  for (const turn of turns) {
    for (let i = 0; i < at.length; i += 2) {
      const x = mapSize.width / 2 + ((at[i] ?? 0) + turn) * perDegree;
      const { y } = project(at[i + 1] ?? 0, 0, 0);
      if (i === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    if (!closed && filled) endAtPole(path);
    if (closed || filled) path.closePath();
  }
}

/** NB: the only open coast is the Antarctic one, from 180° west to 180° east: land lies south of it. */
function endAtPole(path: Path): void {
  path.lineTo(mapSize.width, mapSize.height);
  path.lineTo(0, mapSize.height);
}

/** Lines in portions that are painted in one go, by their points. */
export function portions<T extends { at: ArrayLike<number> }>(lines: T[], points: number): T[][] {
  const out: T[][] = [[]];
  let count = 0;
  for (const line of lines) {
    if (count > points) {
      out.push([]);
      count = 0;
    }
    out[out.length - 1]?.push(line);
    count += line.at.length / 2;
  }
  return out;
}

const atOnce = 2000;
/** NB: as the sheet grows, its lights grow; as bright as on the map that stands they would hide the coasts. */
const lightsAlpha = 0.6;

export const chunks = <T>(all: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

interface Look {
  colour: string;
  lineWidth: number;
  dash: number[];
}

export function stroke(pen: Pen, path: Path2D, { colour, lineWidth, dash }: Look): void {
  pen.setLineDash(dash);
  Object.assign(pen, { strokeStyle: colour, lineWidth, lineJoin: "bevel" });
  pen.stroke(path);
}

const linePieces = (pen: Pen, lines: Line[], look: Look): (() => void)[] =>
  portions(lines, atOnce).map((some) => () => {
    const path = new Path2D();
    for (const each of some) trace(path, each, false);
    stroke(pen, path, look);
  });

/** What paints the sheet, a piece after a frame; `lights` is the picture that the older map shows. */
export function worldPieces(pen: Pen, { coasts, borders }: Coasts, lights: HTMLCanvasElement): (() => void)[] {
  const land = new Path2D();
  return [
    () => {
      pen.fillStyle = ink.sea;
      pen.fillRect(0, 0, mapSize.width, mapSize.height);
      pen.translate(0, mapSize.height / 2);
    },
    ...portions(coasts, atOnce).map((some) => () => some.forEach((each) => trace(land, each, true))),
    () => {
      pen.fillStyle = ink.land;
      pen.fill(land, "evenodd");
    },
    ...linePieces(pen, borders, { colour: ink.border, lineWidth: width.border, dash: borderDash }),
    ...linePieces(pen, coasts, { colour: ink.coast, lineWidth: width.coast, dash: [] }),
    () => {
      pen.globalAlpha = lightsAlpha;
      pen.drawImage(lights, 0, -mapSize.height / 2);
    },
  ];
}
