// Paints the near sheet: the land around one place, with its coasts, borders and the lights of its towns (EVE62).
import { between, seeded } from "../train/seeded";
import type { Coasts } from "./coast";
import { sizes, tones } from "./draw";
import { isLand } from "./land";
import type { Light } from "./light";
import type { Near } from "./near";
import { goesRound, outer, outline, spread, stretches } from "./outline";
import { earthKm } from "./sphere";
import { borderDash, chunks, ink, portions, stroke, width } from "./worldSheet";
import { fitted, heart } from "./zones";

type Pen = CanvasRenderingContext2D;

/** The sheet on the screen, in design pixels: larger than it, since it is shown at 0.85 first (EVE63). */
export const sheetBox = { left: -188, top: -104, width: 2272, height: 1296 };

const atOnce = 2500;
const lightsAtOnce = 4000;
/** In how many pieces lines are drawn. */
const shorePieces = 8;
const borderPieces = 3;

function along(path: Path2D, at: number[]): void {
  for (let i = 0; i < at.length; i += 2) {
    if (i === 0) path.moveTo(at[i] ?? 0, at[i + 1] ?? 0);
    else path.lineTo(at[i] ?? 0, at[i + 1] ?? 0);
  }
}

/** NB: the lights of the file lie on a grid; so near, each is moved a little within its cell. */
function lightPieces(pen: Pen, lights: Light[], near: Near): (() => void)[] {
  const project = spread(near);
  const random = seeded("lights");
  const paint = (some: Light[]): void => {
    for (const { lat, lon, brightness } of some) {
      const { angle, far } = project(lon + between(random, -0.22, 0.22), lat + between(random, -0.22, 0.22));
      const size = sizes[brightness] ?? 1;
      if (far < outer) pen.fillRect(heart.x + Math.sin(angle) * far - size / 2, heart.y - Math.cos(angle) * far - size / 2, size, size);
    }
  };
  return tones.flatMap((tone, brightness) => {
    const alike = lights.filter((light) => light.brightness === brightness);
    return chunks(alike, lightsAtOnce).map((some) => () => {
      pen.fillStyle = tone;
      paint(some);
    });
  });
}

/** What draws lines that are known only when it begins, in `count` pieces. */
function linePieces(pen: Pen, lines: number[][], count: number, look: Parameters<typeof stroke>[2]): (() => void)[] {
  return Array.from({ length: count }, (_, i) => () => {
    const path = new Path2D();
    const edge = (k: number): number => Math.round((lines.length * k) / count);
    for (const line of lines.slice(edge(i), edge(i + 1))) along(path, line);
    stroke(pen, path, look);
  });
}

function landPieces(pen: Pen, { coasts, borders }: Coasts, near: Near): (() => void)[] {
  const project = spread(near);
  const land = new Path2D();
  const [shores, frontiers]: [number[][], number[][]] = [[], []];
  const antipode = { lat: -near.place.lat, lon: near.place.lon + 180 };
  return [
    // NB: where the far side of the Earth is land, its coast lies around the whole picture, inside out.
    () => isLand(coasts, antipode) && land.rect(heart.x - 2 * outer, heart.y - 2 * outer, 4 * outer, 4 * outer),
    ...portions(coasts, atOnce).map((some) => () => {
      for (const shore of some.map((line) => outline(line, project)).filter(goesRound)) {
        along(land, shore.at);
        land.closePath();
        if (shore.seen) shores.push(...stretches(shore));
      }
    }),
    () => {
      pen.fillStyle = ink.land;
      pen.fill(land, "evenodd");
    },
    ...portions(borders, atOnce).map((some) => () => void frontiers.push(...some.map((line) => outline(line, project)).flatMap(stretches))),
    ...linePieces(pen, frontiers, borderPieces, { colour: ink.border, lineWidth: width.border, dash: borderDash }),
    ...linePieces(pen, shores, shorePieces, { colour: ink.coast, lineWidth: width.coast, dash: [] }),
  ];
}

/** The far side of the Earth, drawn out along a circle: it sinks into the night. */
function paintRim(pen: Pen, { radiusKm }: Near): void {
  const rim = (Math.PI * earthKm * fitted) / radiusKm;
  const night = pen.createRadialGradient(heart.x, heart.y, 0.62 * rim, heart.x, heart.y, rim);
  night.addColorStop(0, `${ink.sea}00`);
  night.addColorStop(0.85, ink.sea);
  pen.fillStyle = night;
  pen.fillRect(sheetBox.left, sheetBox.top, sheetBox.width, sheetBox.height);
}

/** What paints the sheet with a pen in design pixels of the screen, a piece after a frame. */
export function nearPieces(pen: Pen, coasts: Coasts, lights: Light[], near: Near): (() => void)[] {
  return [
    () => {
      pen.fillStyle = ink.sea;
      pen.fillRect(sheetBox.left, sheetBox.top, sheetBox.width, sheetBox.height);
    },
    ...landPieces(pen, coasts, near),
    ...lightPieces(pen, lights, near),
    () => paintRim(pen, near),
  ];
}
