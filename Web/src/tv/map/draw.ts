// Paints the night side of the Earth: meridians, parallels, and a light for every place where people live.
import { easel, sheet } from "../train/paint/picture";
import type { Light } from "./light";
import { pixelsPerDegree, project } from "./projection";

/** Of a light, by its brightness. */
export const tones = ["rgba(246,214,150,.30)", "rgba(250,220,160,.50)", "rgba(255,230,180,.78)", "rgba(255,246,225,1)"];
/** Design pixels of a light, by its brightness. */
export const sizes = [1.6, 2.1, 2.8, 3.8];
const grid = "rgba(120,160,220,.13)";
const gridStep = 30;
const night = "#050b18";
const nightRadius = 560;

/** Of the whole map in design pixels, the equator in the middle. */
export const mapSize = { width: 1920, height: 1280 };

const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

function paintGrid(pen: CanvasRenderingContext2D, middle: number): void {
  pen.strokeStyle = grid;
  pen.lineWidth = 1.5;
  pen.beginPath();
  for (let lat = -60; lat <= 60; lat += gridStep) {
    const { y } = project(lat, 0, middle);
    pen.moveTo(0, y);
    pen.lineTo(mapSize.width, y);
  }
  for (let lon = -180; lon < 180; lon += gridStep) {
    const { x } = project(0, lon, middle);
    pen.moveTo(x, project(84, 0, middle).y);
    pen.lineTo(x, project(-84, 0, middle).y);
  }
  pen.stroke();
}

/** The lights of the whole Earth, Greenwich in the middle: 25,000 of them, so painted ahead of the reveal. */
export function paintLights(places: Light[]): HTMLCanvasElement {
  const canvas = sheet(mapSize.width, mapSize.height);
  const pen = canvas.getContext("2d", easel);
  if (!pen) return canvas;
  pen.translate(0, mapSize.height / 2);
  for (const [brightness, tone] of tones.entries()) {
    const size = sizes[brightness] ?? 1;
    pen.fillStyle = tone;
    for (const light of places) {
      if (light.brightness !== brightness) continue;
      const { x, y } = project(light.lat, light.lon, 0);
      pen.fillRect(x - size / 2, y - size / 2, size, size);
    }
  }
  return canvas;
}

/** The night over any place, in a square around it: it gets as dark as `.world-night` around the map. */
const air = lazily(() => {
  const picture = sheet(2 * nightRadius, 2 * nightRadius);
  const pen = picture.getContext("2d", easel);
  if (!pen) return picture;
  const light = pen.createRadialGradient(nightRadius, nightRadius, 0, nightRadius, nightRadius, nightRadius);
  light.addColorStop(0, "#091630");
  light.addColorStop(1, night);
  pen.fillStyle = light;
  pen.fillRect(0, 0, picture.width, picture.height);
  return picture;
});

/** What paints the map around the place in degrees, its meridian in the middle, from the lights of `paintLights`. */
export function nightPieces(pen: CanvasRenderingContext2D, lights: HTMLCanvasElement, lat: number, lon: number): (() => void)[] {
  const { width, height } = mapSize;
  // NB: whole pixels, or every light would blur into its neighbours.
  const shift = Math.round(lon * pixelsPerDegree);
  const y = Math.round(height / 2 + project(lat, lon, lon).y);
  return [
    () => {
      pen.fillStyle = night;
      pen.fillRect(0, 0, width, height);
      pen.drawImage(air(), width / 2 - nightRadius, y - nightRadius);
    },
    ...[-width, 0, width].map((turn) => () => pen.drawImage(lights, turn - shift, 0)),
    () => {
      pen.translate(0, height / 2);
      paintGrid(pen, lon);
    },
  ];
}
