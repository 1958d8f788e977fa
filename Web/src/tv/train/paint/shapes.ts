// The few shapes that every layer is painted with.
import { crest, tileWidth, type Ridge, type Tree } from "../landscape";
import { seeded } from "../seeded";

export type Brush = CanvasRenderingContext2D;

/** Fills the ground under a ridge in a band of `height`, from `top` colour to `foot`. */
export function fillGround(brush: Brush, ridge: Ridge, height: number, top: string, foot: string): void {
  const highest = height - Math.max(...ridge.waves.map((_, i) => crest(ridge, (i * tileWidth) / 4)));
  const shade = brush.createLinearGradient(0, Math.max(0, highest - 40), 0, height);
  shade.addColorStop(0, top);
  shade.addColorStop(1, foot);
  brush.fillStyle = shade;
  brush.beginPath();
  brush.moveTo(-2, height);
  for (let x = -2; x <= tileWidth + 8; x += 6) brush.lineTo(x, height - crest(ridge, x));
  brush.lineTo(tileWidth + 8, height);
  brush.fill();
}

/** A thin light along the crest: the moon. */
export function rimLight(brush: Brush, ridge: Ridge, height: number, color: string, alpha: number): void {
  brush.strokeStyle = color;
  brush.globalAlpha = alpha;
  brush.lineWidth = 2;
  brush.beginPath();
  for (let x = -2; x <= tileWidth + 8; x += 6) brush.lineTo(x, height - crest(ridge, x) + 1);
  brush.stroke();
  brush.globalAlpha = 1;
}

/** A soft light, added to what is there. */
export function glow(brush: Brush, x: number, y: number, r: number, color: string, alpha: number): void {
  const light = brush.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, color);
  light.addColorStop(1, "transparent");
  brush.globalCompositeOperation = "lighter";
  brush.globalAlpha = alpha;
  brush.fillStyle = light;
  brush.fillRect(x - r, y - r, r * 2, r * 2);
  brush.globalAlpha = 1;
  brush.globalCompositeOperation = "source-over";
}

function spruce(brush: Brush, x: number, foot: number, height: number): void {
  const random = seeded(`${x}`);
  const tiers = 5 + Math.round(height / 45);
  brush.beginPath();
  brush.moveTo(x, foot - height);
  for (const side of [1, -1]) {
    for (let i = 1; i <= tiers; i += 1) {
      const at = side > 0 ? i : tiers + 1 - i;
      const y = foot - height * (1 - at / tiers);
      const reach = height * 0.2 * (at / tiers) * (0.82 + random() * 0.36);
      const [outer, inner] = [
        [x + side * reach, y],
        [x + side * reach * 0.45, y - height * 0.025],
      ] as const;
      for (const [px, py] of side > 0 ? [outer, inner] : [inner, outer]) brush.lineTo(px, py);
    }
  }
  brush.closePath();
  brush.fill();
}

function crown(brush: Brush, x: number, foot: number, height: number): void {
  const random = seeded(`o${x}`);
  brush.fillRect(x - height * 0.025, foot - height * 0.5, height * 0.05, height * 0.5);
  brush.beginPath();
  for (let i = 0; i < 7; i += 1) {
    const r = height * (0.13 + random() * 0.1);
    const [cx, cy] = [x + (random() - 0.5) * height * 0.34, foot - height * (0.48 + random() * 0.38)];
    brush.moveTo(cx + r, cy);
    brush.arc(cx, cy, r, 0, 6.2832);
  }
  brush.fill();
}

/** A tree, also on the other side of the seam when it leans over the edge of the tile. */
export function paintTree(brush: Brush, tree: Tree, foot: number): void {
  const draw = tree.round ? crown : spruce;
  const reach = tree.height * 0.3;
  draw(brush, tree.x, foot, tree.height);
  if (tree.x < reach) draw(brush, tree.x + tileWidth, foot, tree.height);
  if (tree.x > tileWidth - reach) draw(brush, tree.x - tileWidth, foot, tree.height);
}
