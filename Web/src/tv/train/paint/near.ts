// The near half: the edge of the woods, the line's own poles and wires, and the next track.
import { crest, tileWidth, type Landscape } from "../landscape";
import { paletteOf } from "../palette";
import { paintKeepsake } from "./keepsake";
import { fillGround, paintTree, type Brush } from "./shapes";

export function paintWoods(brush: Brush, view: Landscape, height: number): void {
  const { wood } = paletteOf(view.palette);
  const x = view.keepsakeX;
  brush.fillStyle = wood;
  for (const tree of view.trees) {
    if (Math.abs(tree.x - x) > 170) paintTree(brush, tree, height - crest(view.woods, tree.x) + 8);
  }
  fillGround(brush, view.woods, height, wood, wood);
  paintKeepsake(brush, view.keepsake, x, height - crest(view.woods, x), wood);
}

export const polesPerTile = 2;

/** The wires and the arms of the poles, without the poles. */
export function paintWires(brush: Brush, view: Landscape): void {
  const { wood } = paletteOf(view.palette);
  const gap = tileWidth / polesPerTile;
  brush.strokeStyle = brush.fillStyle = wood;
  for (let i = 0; i <= polesPerTile; i += 1) {
    const x = i * gap;
    for (const [y, reach] of [[26, 52], [62, 38]] as const) {
      brush.fillRect(x - reach, y, reach * 2, 7);
      for (const side of [-1, 1]) brush.fillRect(x + side * (reach - 6) - 4, y - 12, 8, 12);
    }
  }
  brush.lineWidth = 2.5;
  for (const [y, reach] of [[14, -46], [14, 46], [50, -32], [50, 32]] as const) {
    brush.beginPath();
    for (let i = -1; i <= polesPerTile; i += 1) {
      brush.moveTo(i * gap + reach, y);
      brush.quadraticCurveTo((i + 0.5) * gap + reach, y + 74, (i + 1) * gap + reach, y);
    }
    brush.stroke();
  }
}

/** Ballast, sleepers and a rail that catches the light. */
export function paintTrack(brush: Brush, height: number): void {
  const bed = brush.createLinearGradient(0, 0, 0, height);
  bed.addColorStop(0, "#0a1120");
  bed.addColorStop(1, "#05080f");
  brush.fillStyle = bed;
  brush.fillRect(0, 0, tileWidth + 1, height);
  brush.fillStyle = "#1a2438";
  for (let x = 0; x <= tileWidth; x += 60) brush.fillRect(x + 8, 18, 34, height - 22);
  const rail = brush.createLinearGradient(0, 8, 0, 20);
  rail.addColorStop(0, "#9fb0d4");
  rail.addColorStop(0.4, "#4a5c85");
  rail.addColorStop(1, "#1c2740");
  brush.fillStyle = rail;
  brush.fillRect(0, 8, tileWidth + 1, 12);
}
