// A cone of light from the top of a picture: brightest in its middle, paler the farther it reaches.
import { easel, sheet } from "./picture";

const light = (alpha: number): string => `rgba(255, 233, 190, ${alpha})`;
/** A quarter of the size is enough for what has no edges. */
const coarse = 4;

/** From dark to light to dark: the cone is this line, wider and wider. */
function paintLine(): HTMLCanvasElement {
  const line = sheet(64, 1);
  const pen = line.getContext("2d", easel);
  if (!pen) return line;
  const across = pen.createLinearGradient(0, 0, line.width, 0);
  across.addColorStop(0, light(0));
  across.addColorStop(0.5, light(0.5));
  across.addColorStop(1, light(0));
  pen.fillStyle = across;
  pen.fillRect(0, 0, line.width, 1);
  return line;
}

/** A picture a quarter as large as the cone, which is `degrees` wide from its middle to its edge. */
export function coneOf(width: number, height: number, degrees: number): HTMLCanvasElement {
  const line = paintLine();
  const cone = sheet(Math.ceil(width / coarse), Math.ceil(height / coarse));
  const pen = cone.getContext("2d", easel);
  if (!pen) return cone;
  const spread = Math.tan((degrees * Math.PI) / 180);
  for (let y = 0; y < cone.height; y += 1) {
    const down = y / cone.height;
    pen.globalAlpha = down < 0.8 ? 1 - (0.7 * down) / 0.8 : 1.5 * (1 - down);
    const reach = (y + 1) * spread;
    pen.drawImage(line, cone.width / 2 - reach, y, reach * 2, 1);
  }
  return cone;
}
