// A cone of light from the top of a picture: brightest in its middle, paler the farther it reaches.
import type { Brush } from "./shapes";

const light = (alpha: number): string => `rgba(255, 233, 190, ${alpha})`;
/** A quarter of the size is enough for what has no edges. */
const coarse = 4;

const blank = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement("canvas"), { width, height });

/** From dark to light to dark: the cone is this line, wider and wider. */
function paintLine(): HTMLCanvasElement {
  const line = blank(64, 1);
  const pen = line.getContext("2d");
  if (!pen) return line;
  const across = pen.createLinearGradient(0, 0, line.width, 0);
  across.addColorStop(0, light(0));
  across.addColorStop(0.5, light(0.5));
  across.addColorStop(1, light(0));
  pen.fillStyle = across;
  pen.fillRect(0, 0, line.width, 1);
  return line;
}

/** `degrees`: from the middle of the cone to its edge. */
export function paintBeam(brush: Brush, width: number, height: number, degrees: number): void {
  const line = paintLine();
  const small = blank(Math.ceil(width / coarse), Math.ceil(height / coarse));
  const pen = small.getContext("2d");
  if (!pen) return;
  const spread = Math.tan((degrees * Math.PI) / 180);
  for (let y = 0; y < small.height; y += 1) {
    const down = y / small.height;
    pen.globalAlpha = down < 0.8 ? 1 - (0.7 * down) / 0.8 : 1.5 * (1 - down);
    const reach = (y + 1) * spread;
    pen.drawImage(line, small.width / 2 - reach, y, reach * 2, 1);
  }
  brush.drawImage(small, 0, 0, width, height);
}
