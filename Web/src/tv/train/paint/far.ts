// The far half of the view: mountains in the mist, hills with hamlets.
import { crest, type Landscape } from "../landscape";
import { paletteOf, windowLight } from "../palette";
import { seeded } from "../seeded";
import { fillGround, glow, paintTree, rimLight, type Brush } from "./shapes";

export function paintMountains(brush: Brush, view: Landscape, height: number): void {
  const { mountain, haze } = paletteOf(view.palette);
  fillGround(brush, view.mountains, height, mountain, haze);
  rimLight(brush, view.mountains, height, "#dbe6ff", 0.24);
}

export function paintHills(brush: Brush, view: Landscape, height: number): void {
  const { hill, mountain } = paletteOf(view.palette);
  brush.fillStyle = hill;
  for (const pine of view.pines) paintTree(brush, pine, height - crest(view.hills, pine.x) + 4);
  fillGround(brush, view.hills, height, hill, mountain);
  for (const { x, up, r } of view.hamlets) {
    const random = seeded(`${x}`);
    const y = height - crest(view.hills, x) * up;
    glow(brush, x, y, r * 2, windowLight, 0.22);
    brush.fillStyle = windowLight;
    for (let i = 0; i < 7; i += 1) brush.fillRect(x + (random() - 0.5) * r * 2.4, y + (random() - 0.5) * 14, 3, 3);
  }
}
