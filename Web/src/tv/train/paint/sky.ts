// The night sky: it stands still, so it is one picture.
import type { Landscape } from "../landscape";
import { paletteOf } from "../palette";
import { seeded } from "../seeded";
import { glow, type Brush } from "./shapes";

function milkyWay(brush: Brush, seed: string): void {
  const random = seeded(seed);
  for (let i = 0; i < 260; i += 1) {
    const along = random();
    const across = (random() + random() + random() - 1.5) * 150;
    brush.globalAlpha = 0.05 + random() * 0.22;
    brush.fillStyle = "#dfe8ff";
    brush.fillRect(along * 1500 - 60 + across * 0.5, 30 + along * 430 + across, 1.4, 1.4);
  }
  brush.globalAlpha = 1;
  for (let i = 0; i < 9; i += 1) glow(brush, i * 175, 60 + i * 50, 210, "#7f9be0", 0.035);
}

/** The sky in design pixels. */
export const skyWidth = 1920;
export const skyHeight = 820;

/** Gradient, haze at the horizon and stars. */
export function paintSky(brush: Brush, view: Landscape): void {
  const palette = paletteOf(view.palette);
  const [zenith, middle, horizon] = palette.sky;
  const air = brush.createLinearGradient(0, 0, 0, skyHeight);
  air.addColorStop(0, zenith);
  air.addColorStop(0.55, middle);
  air.addColorStop(0.92, horizon);
  brush.fillStyle = air;
  brush.fillRect(0, 0, skyWidth, skyHeight);
  milkyWay(brush, `${view.moon.x}`);
  for (const { x, y, r, bright } of view.stars) {
    brush.globalAlpha = bright * (1 - y / 800);
    brush.fillStyle = "#f5f7ff";
    brush.beginPath();
    brush.arc(x, y, r, 0, 6.2832);
    brush.fill();
    if (r > 2) glow(brush, x, y, r * 6, "#bcd0ff", 0.25);
  }
  brush.globalAlpha = 1;
}

/** The whole morning: red air, and the light over the place where the sun will rise. */
export function paintDawn(brush: Brush): void {
  const air = brush.createLinearGradient(0, 0, 0, skyHeight);
  air.addColorStop(0.18, "rgba(240, 111, 176, 0)");
  air.addColorStop(0.48, "rgba(240, 111, 176, 0.26)");
  air.addColorStop(0.8, "rgba(255, 160, 90, 0.7)");
  brush.fillStyle = air;
  brush.fillRect(0, 0, skyWidth, skyHeight);
  const sun = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
  sun.addColorStop(0, "rgba(255, 206, 130, 0.9)");
  sun.addColorStop(0.46, "rgba(255, 138, 0, 0.36)");
  sun.addColorStop(0.8, "rgba(255, 138, 0, 0)");
  brush.save();
  brush.translate(skyWidth * 0.62, skyHeight * 0.78);
  brush.scale(skyWidth * 0.58, skyHeight * 0.44);
  brush.fillStyle = sun;
  brush.fillRect(-2, -2, 4, 4);
  brush.restore();
}

export const moonSquare = 8;

/** The moon in the middle of a square of `moonSquare` radii. */
export function paintMoon(brush: Brush, r: number): void {
  const c = (r * moonSquare) / 2;
  glow(brush, c, c, c, "#8fb4ff", 0.3);
  glow(brush, c, c, r * 2.4, "#f5f7ff", 0.3);
  const face = brush.createRadialGradient(c - r * 0.35, c - r * 0.35, r * 0.2, c, c, r * 1.1);
  face.addColorStop(0, "#fffdf2");
  face.addColorStop(0.75, "#e3e8f6");
  face.addColorStop(1, "#aab9dd");
  brush.fillStyle = face;
  brush.beginPath();
  brush.arc(c, c, r, 0, 6.2832);
  brush.fill();
  brush.fillStyle = "#aebbd9";
  for (const [x, y, size] of [[-0.3, -0.2, 0.22], [0.25, 0.3, 0.3], [0.4, -0.25, 0.14], [-0.15, 0.45, 0.13], [-0.55, 0.2, 0.1]] as const) {
    brush.globalAlpha = 0.38;
    brush.beginPath();
    brush.arc(c + x * r, c + y * r, size * r, 0, 6.2832);
    brush.fill();
  }
  brush.globalAlpha = 1;
}
