// What the glass lays over the whole view at the brake and in the finale: brightest in the middle of an oval.
import type { Brush } from "./shapes";

const width = 1920;
const height = 1080;

interface Oval {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** `tones` from the middle of the oval to its edge; beyond it the last one. */
function paintOval(brush: Brush, { x, y, rx, ry }: Oval, tones: readonly (readonly [number, string])[]): void {
  const light = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (const [at, tone] of tones) light.addColorStop(at, tone);
  brush.save();
  brush.translate(width * x, height * y);
  brush.scale(width * rx, height * ry);
  brush.fillStyle = light;
  brush.fillRect(-x / rx, -y / ry, 1 / rx, 1 / ry);
  brush.restore();
}

/** Red at the edges while somebody brakes. */
export const paintAlarm = (brush: Brush): void =>
  paintOval(brush, { x: 0.5, y: 0.46, rx: 0.78, ry: 0.82 }, [
    [0.55, "rgba(217, 45, 45, 0)"],
    [1, "rgba(217, 45, 45, 0.6)"],
  ]);

/** Lights down for the finale. */
export const paintGloom = (brush: Brush): void =>
  paintOval(brush, { x: 0.5, y: 0.7, rx: 0.7, ry: 0.9 }, [
    [0, "rgba(6, 11, 23, 0.5)"],
    [1, "rgba(3, 5, 10, 0.9)"],
  ]);
