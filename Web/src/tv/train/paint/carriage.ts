// The frame of the carriage window, and the glass with the lamps of the compartment in it.
import type { Brush } from "./shapes";

const width = 1920;
const height = 1080;
const wood = "#0a1220";
const frame = 18;
const corner = 64;
/** How dark the glass is along its edges: design pixels from the frame, and the share of night. */
const shade = [
  [0, 0.42],
  [37, 0.27],
  [75, 0.14],
  [115, 0.05],
  [170, 0],
] as const;

/** Panes around a hole: glass in which nothing is to be seen costs as much as a layer of the landscape. */
export const panes = [
  { side: "top", x: 0, y: 0, width, height: 560 },
  { side: "left", x: 0, y: 560, width: 190, height: 330 },
  { side: "right", x: 1730, y: 560, width: 190, height: 330 },
  { side: "bottom", x: 0, y: 890, width, height: 190 },
] as const;

/** The lamps behind us in the upper part of the glass, and two streaks of their light; onto an empty picture. */
export function paintReflections(brush: Brush): void {
  const [across, down] = [width - 2 * frame, 524];
  brush.save();
  brush.translate(frame, frame);
  for (const [x, alpha] of [[0.24, 0.2], [0.78, 0.14]] as const) {
    const lamp = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
    lamp.addColorStop(0, `rgba(255, 200, 110, ${alpha})`);
    lamp.addColorStop(0.8, "rgba(255, 200, 110, 0)");
    brush.save();
    brush.translate(across * x, down * 0.06);
    brush.scale(across * 0.26, down * 0.17);
    brush.fillStyle = lamp;
    brush.fillRect(-1, -down * 0.06 / (down * 0.17), 2, 2);
    brush.restore();
  }
  const [dx, dy] = [Math.sin(1.885) * 977, -Math.cos(1.885) * 977];
  const streaks = brush.createLinearGradient(across / 2 - dx, down / 2 - dy, across / 2 + dx, down / 2 + dy);
  for (const [at, alpha] of [[0.26, 0], [0.33, 0.04], [0.35, 0], [0.62, 0], [0.66, 0.03], [0.73, 0]] as const) {
    streaks.addColorStop(at, `rgba(245, 247, 255, ${alpha})`);
  }
  brush.fillStyle = streaks;
  brush.fillRect(0, 0, across, down);
  const fading = brush.createLinearGradient(0, down * 0.55, 0, down);
  fading.addColorStop(0, "transparent");
  fading.addColorStop(1, "#000");
  brush.globalCompositeOperation = "destination-out";
  brush.fillStyle = fading;
  brush.fillRect(0, 0, across, down);
  brush.restore();
}

function outline(brush: Brush, inset: number): void {
  const r = corner - inset;
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  brush.moveTo(left + r, top);
  brush.arcTo(right, top, right, bottom, r);
  brush.arcTo(right, bottom, left, bottom, r);
  brush.arcTo(left, bottom, left, top, r);
  brush.arcTo(left, top, right, top, r);
  brush.closePath();
}

function paintShade(brush: Brush): void {
  for (const [fromX, fromY, toX, toY] of [
    [frame, 0, frame + 170, 0],
    [width - frame, 0, width - frame - 170, 0],
    [0, frame, 0, frame + 170],
    [0, height - frame, 0, height - frame - 170],
  ] as const) {
    const dark = brush.createLinearGradient(fromX, fromY, toX, toY);
    for (const [at, alpha] of shade) dark.addColorStop(at / 170, `rgba(5, 8, 15, ${alpha})`);
    brush.fillStyle = dark;
    brush.fillRect(frame, frame, width - 2 * frame, height - 2 * frame);
  }
}

/** The frame of 1920 × 1080 design pixels, and the dark along it. */
export function paintFrame(brush: Brush): void {
  paintShade(brush);
  for (const [color, outside, inside] of [["#2b3d5f", 18, 21], ["#0d1728", 21, 25]] as const) {
    brush.beginPath();
    outline(brush, outside);
    outline(brush, inside);
    brush.fillStyle = color;
    brush.fill("evenodd");
  }
  brush.beginPath();
  brush.rect(-60, -60, width + 120, height + 120);
  outline(brush, frame);
  brush.fillStyle = wood;
  brush.fill("evenodd");
}
