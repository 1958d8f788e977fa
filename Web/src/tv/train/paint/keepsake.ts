// A lamp in the woods and what stands under it: something to find for those who look out of the window.
import type { Landscape } from "../landscape";
import { glow, type Brush } from "./shapes";

const shapes: Record<Landscape["keepsake"], string> = {
  couch: "M-50 0v-30q0-10 9-10t9 10v2h4v-26q0-12 12-12h32q12 0 12 12v26h4v-2q0-10 9-10t9 10v30h-7v8h-8v-8h-70v8h-8v-8Z",
  moose: "M-44 0l4-34q-8-18 4-28 22-10 50-2l16-14-16-4q-14-4-18-20 8 8 16 8l-2-14q8 6 10 16 6-4 8-14 6 10 0 20l14 8q4 8 14 12-2 10-14 6l-14 14q0 18-8 22l-2 24h-7l-2-26q-18 4-34-2l-8 28Z",
  bench: "M-52 0v-22h-6v-7h116v7h-6v22h-7v-22h-90v22ZM-56-40h112v-8h-112ZM-56-54h112v-8h-112Z",
};

export function paintKeepsake(brush: Brush, kind: Landscape["keepsake"], x: number, ground: number, color: string): void {
  glow(brush, x + 48, ground - 122, 100, "#ffcf7d", 0.7);
  glow(brush, x, ground - 40, 110, "#ffb347", 0.35);
  brush.save();
  brush.translate(x, ground + 2);
  brush.fillStyle = color;
  brush.fillRect(104, -128, 7, 130);
  brush.fillRect(46, -131, 65, 7);
  brush.save();
  brush.scale(1.2, 1.2);
  brush.fill(new Path2D(shapes[kind]));
  brush.restore();
  brush.fillStyle = "#fff3d6";
  brush.fillRect(38, -125, 22, 8);
  brush.restore();
}
