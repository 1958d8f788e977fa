// The station where the train stops for the reveal, in 1920 × 1080 design pixels.
import type { Brush } from "./shapes";

/** Where the platform begins: nothing shines through it. */
export const platformTop = 928;

const posts = [150, 1770];
const lamps = [420, 960, 1500];

/** Fills and strokes an outline in SVG's notation. */
function draw(brush: Brush, outline: string, fill: string | null, stroke?: string, line = 3): void {
  const path = new Path2D(outline);
  if (fill) {
    brush.fillStyle = fill;
    brush.fill(path);
  }
  if (!stroke) return;
  brush.strokeStyle = stroke;
  brush.lineWidth = line;
  brush.stroke(path);
}

function bar(brush: Brush, y: number, height: number, fill: string, alpha = 1): void {
  brush.globalAlpha = alpha;
  brush.fillStyle = fill;
  brush.fillRect(-20, y, 1960, height);
  brush.globalAlpha = 1;
}

function paintPlatform(brush: Brush): void {
  bar(brush, platformTop, 152, "#111b2e");
  bar(brush, platformTop, 8, "#3b5078");
  bar(brush, 958, 14, "#ffb020", 0.55);
  bar(brush, 996, 84, "#070c16");
}

function paintLamp(brush: Brush): void {
  const cone = brush.createLinearGradient(0, 44, 0, 850);
  cone.addColorStop(0, "rgba(255, 223, 158, 0.3)");
  cone.addColorStop(1, "rgba(255, 223, 158, 0)");
  brush.fillStyle = cone;
  brush.fill(new Path2D("M-240 850L-26 44h52l214 806Z"));
  draw(brush, "M-3 0h6v26h-6Z", "#27406b");
  draw(brush, "M-34 46q0-26 34-26t34 26Z", "#1a2b4a", "#3d5f95", 2);
  brush.beginPath();
  brush.ellipse(0, 47, 24, 7, 0, 0, 6.2832);
  brush.fillStyle = "#fff1cf";
  brush.fill();
}

/** A bench, and a traveller's things, left for a moment. */
function paintBelongings(brush: Brush): void {
  brush.save();
  brush.translate(270, platformTop);
  draw(brush, "M0-30h170v9H0ZM0-62h170v8H0ZM0-78h170v8H0ZM14-78h9v78h-9ZM147-78h9v78h-9Z", "#0b1425");
  brush.translate(1060, 0);
  draw(brush, "M8-86h50q8 0 8 8v70q0 8-8 8h-50q-8 0-8-8v-70q0-8 8-8Z", "#9c4f12", "#0b1425");
  draw(brush, "M20-86v-16h26v16M0-58h66M0-26h66", null, "#0b1425");
  draw(brush, "M84-54h76q8 0 8 8v38q0 8-8 8h-76q-8 0-8-8v-38q0-8 8-8Z", "#1b6f66", "#0b1425");
  draw(brush, "M106-54v-12h32v12M98-54v54M146-54v54", null, "#0b1425");
  brush.restore();
}

function paintCanopy(brush: Brush): void {
  draw(brush, "M-20 0h1960v52l-40 26H20L-20 52Z", "#0c1526");
  draw(brush, "M20 78h1880", null, "#33507f", 4);
  draw(brush, "M-20 52l40 26M1940 52l-40 26", null, "#1d2f50");
  const lace = Array.from({ length: 38 }, (_, i) => `M${20 + i * 50} 78l12 20 13-20 12 20 13-20`);
  draw(brush, lace.join(""), "#12213c");
  for (const x of posts) {
    const arms = `M${x + 14} 78h110Q${x + 20} 96 ${x + 14} 210ZM${x - 14} 78h-110Q${x - 20} 96 ${x - 14} 210Z`;
    for (const part of [`M${x - 14} 78h28v850h-28Z`, arms, `M${x - 24} 880h48v48h-48Z`]) {
      draw(brush, part, "#0f1b32", "#27406b");
    }
  }
}

export function paintStation(brush: Brush): void {
  paintPlatform(brush);
  for (const x of lamps) {
    brush.save();
    brush.translate(x, 78);
    paintLamp(brush);
    brush.restore();
  }
  paintBelongings(brush);
  paintCanopy(brush);
}
