// The village at the water: houses, a church, lamps, and their lights in the lake.
import { crest, tileWidth, type House, type Landscape } from "../landscape";
import { paletteOf, windowLight } from "../palette";
import { fillGround, glow, type Brush } from "./shapes";

/** Height of the lake over the foot of the band. */
const water = 62;

function paintHouse(brush: Brush, { x, width, height, church }: House, foot: number): void {
  const top = foot - height;
  const gable = church ? 30 : width * 0.36;
  brush.beginPath();
  brush.moveTo(x, foot);
  brush.lineTo(x, top);
  brush.lineTo(x - 4, top + 2);
  brush.lineTo(x + width / 2, top - gable);
  brush.lineTo(x + width + 4, top + 2);
  brush.lineTo(x + width, top);
  brush.lineTo(x + width, foot);
  brush.fill();
  if (!church) return void brush.fillRect(x + width * 0.68, top - gable * 0.8, 8, 18);
  brush.fillRect(x - 22, top - 34, 26, height + 34);
  brush.beginPath();
  brush.moveTo(x - 26, top - 34);
  brush.lineTo(x - 9, top - 112);
  brush.lineTo(x + 8, top - 34);
  brush.fill();
}

function paintWindows(brush: Brush, house: House, foot: number, lake: number): void {
  const { x, width, height, lit, church } = house;
  lit.forEach((on, i) => {
    if (!on) return;
    const at = x + width * (0.16 + i * 0.27);
    const y = foot - height * 0.62;
    brush.fillStyle = windowLight;
    brush.fillRect(at, y, 9, church ? 16 : 11);
    glow(brush, at + 4, y + 5, 34, "#ffb347", 0.32);
    const streak = brush.createLinearGradient(0, lake, 0, lake + 52);
    streak.addColorStop(0, "rgba(255,200,97,.5)");
    streak.addColorStop(1, "transparent");
    brush.fillStyle = streak;
    brush.fillRect(at + 2, lake + 4, 5, 48);
  });
}

function paintLamp(brush: Brush, x: number, foot: number, post: string): void {
  brush.fillStyle = post;
  brush.fillRect(x - 1.5, foot - 40, 3, 40);
  glow(brush, x, foot - 42, 46, "#ffd98f", 0.5);
  brush.fillStyle = "#fff1cf";
  brush.fillRect(x - 3, foot - 45, 6, 5);
}

export function paintVillage(brush: Brush, view: Landscape, height: number): void {
  const { shore, hill, sky } = paletteOf(view.palette);
  const lake = height - water;
  fillGround(brush, view.shore, height, shore, shore);
  brush.fillStyle = shore;
  for (const house of view.houses) paintHouse(brush, house, height - crest(view.shore, house.x + house.width / 2) + 8);
  const surface = brush.createLinearGradient(0, lake, 0, height);
  surface.addColorStop(0, sky[2]);
  surface.addColorStop(0.25, hill);
  surface.addColorStop(1, shore);
  brush.fillStyle = surface;
  brush.fillRect(0, lake, tileWidth + 1, water);
  for (const house of view.houses) {
    paintWindows(brush, house, height - crest(view.shore, house.x + house.width / 2) + 8, lake);
  }
  for (const i of [1, 4, 8]) {
    const x = (view.houses[i]?.x ?? 0) - 14;
    paintLamp(brush, x, height - crest(view.shore, x) + 2, shore);
  }
}
