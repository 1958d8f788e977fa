// Paints the night side of the Earth: meridians, parallels, and a light for every place where people live.
import type { Light } from "./lights";
import { project } from "./projection";

const tones = ["rgba(246,214,150,.30)", "rgba(250,220,160,.50)", "rgba(255,230,180,.78)", "rgba(255,246,225,1)"];
const sizes = [1.6, 2.1, 2.8, 3.8];
const grid = "rgba(120,160,220,.13)";
const gridStep = 30;

function paintGrid(pen: CanvasRenderingContext2D, middle: number): void {
  pen.strokeStyle = grid;
  pen.lineWidth = 1.5;
  pen.beginPath();
  for (let lat = -60; lat <= 60; lat += gridStep) {
    const { y } = project(lat, 0, middle);
    pen.moveTo(0, y);
    pen.lineTo(1920, y);
  }
  for (let lon = -180; lon < 180; lon += gridStep) {
    const { x } = project(0, lon, middle);
    pen.moveTo(x, project(84, 0, middle).y);
    pen.lineTo(x, project(-84, 0, middle).y);
  }
  pen.stroke();
}

/** The whole map, the equator in the middle of `canvas`, which is 1920 design pixels wide. */
export function paintNight(canvas: HTMLCanvasElement, places: Light[], middle: number): void {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const scale = canvas.width / 1920;
  pen.setTransform(scale, 0, 0, scale, 0, canvas.height / 2);
  paintGrid(pen, middle);
  for (const [brightness, tone] of tones.entries()) {
    const size = sizes[brightness] ?? 1;
    pen.fillStyle = tone;
    for (const light of places) {
      if (light.brightness !== brightness) continue;
      const { x, y } = project(light.lat, light.lon, middle);
      pen.fillRect(x - size / 2, y - size / 2, size, size);
    }
  }
}
