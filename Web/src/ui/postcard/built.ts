// Single buildings of the postcard. None of them is one that stands anywhere (EVE71).
import { circle, corners, each, half, rect, windows, type Shape } from "./ink";
import { base } from "./nature";

const merlons = (x: number, y: number, count: number): string => each(count, (i) => rect(x + i * 12, y, 7, 8));
const pillar = (x: number, top: number, bottom: number): string => rect(x - 6, top, 12, bottom - top) + rect(x - 9, top - 4, 18, 5);
const roofs = (x: number, tiers: number): Shape[] =>
  Array.from({ length: tiers }, (_, i): Shape[] => {
    const [y, w] = [base - i * 24, 44 - i * 7];
    return [["wall", rect(x - w * 0.6, y - 16, w * 1.2, 16)], ["dark", windows(x - w * 0.4, y - 13, 3, 1, [w * 0.32, 0], [w * 0.16, 9])], ["roof", `M${x - w - 8} ${y - 13}q${w * 0.5}-3 ${w * 0.62}-14h${w * 0.76 + 16}q${w * 0.12} 11 ${w * 0.62} 14z`]];
  }).flat();
const bulb = (x: number, y: number, s: number): string =>
  `M${x - 15 * s} ${y}c${-14 * s} ${-20 * s} ${4 * s} ${-30 * s} ${15 * s} ${-50 * s}c${11 * s} ${20 * s} ${29 * s} ${30 * s} ${15 * s} ${50 * s}z`;

/** Single buildings, around their middle. */
export const one = {
  castle: (x: number): Shape[] => [
    ["shade", `M${x - 110} ${base + 6}q50-40 110-40t110 40z`],
    ["stone", rect(x - 56, base - 66, 112, 40) + rect(x - 70, base - 92, 30, 68) + rect(x + 40, base - 92, 30, 68) + rect(x - 17, base - 106, 34, 80)],
    ["stone", merlons(x - 40, base - 73, 7) + merlons(x - 70, base - 99, 3) + merlons(x + 40, base - 99, 3) + merlons(x - 17, base - 113, 3)],
    ["dark", half(x, base - 26, 9, 18) + windows(x - 58, base - 78, 2, 1, [110, 0], [6, 13]) + rect(x - 3, base - 92, 6, 14)],
  ],
  ruins: (x: number): Shape[] => [
    ["shade", `M${x - 100} ${base + 8}q60-22 110-20t90 20z`],
    ["stone", pillar(x - 62, base - 62, base - 8) + pillar(x - 30, base - 74, base - 10) + pillar(x + 4, base - 40, base - 12) + rect(x - 76, base - 82, 62, 9)],
    ["plaster", corners(x + 26, base - 10, x + 26, base - 66, x + 40, base - 58, x + 48, base - 72, x + 62, base - 40, x + 76, base - 36, x + 80, base - 8)],
    ["dark", half(x + 50, base - 9, 10, 22)],
  ],
  lighthouse: (x: number): Shape[] => [
    ["dark", corners(x - 56, base + 14, x - 34, base - 8, x + 6, base - 14, x + 44, base - 4, x + 62, base + 14)],
    ["plaster", corners(x - 17, base - 8, x - 11, base - 96, x + 11, base - 96, x + 17, base - 8)],
    ["wall", corners(x - 15.5, base - 30, x - 14, base - 52, x + 14, base - 52, x + 15.5, base - 30) + corners(x - 12.5, base - 74, x - 11, base - 96, x + 11, base - 96, x + 12.5, base - 74)],
    ["dark", rect(x - 16, base - 100, 32, 5) + half(x, base - 116, 10, 10)],
    ["glow", rect(x - 8, base - 116, 16, 16)],
  ],
  spire: (x: number): Shape[] => [
    ["plaster", rect(x - 6, base - 44, 62, 44)],
    ["roof", corners(x - 6, base - 44, x + 10, base - 66, x + 44, base - 66, x + 60, base - 44)],
    ["wall", rect(x - 24, base - 72, 28, 72)],
    ["roof", corners(x - 27, base - 72, x - 10, base - 122, x + 7, base - 72)],
    ["dark", half(x - 10, base, 7, 16) + half(x - 10, base - 44, 5, 12) + each(3, (i) => half(x + 16 + i * 15, base - 10, 4, 18))],
  ],
  dome: (x: number): Shape[] => [
    ["plaster", rect(x - 58, base - 44, 116, 44)],
    ["wall", rect(x - 34, base - 62, 68, 18)],
    ["roof", half(x, base - 62, 34, 38) + rect(x - 60, base - 48, 120, 5)],
    ["plaster", rect(x - 6, base - 110, 12, 13)],
    ["roof", half(x, base - 109, 8, 10)],
    ["dark", each(6, (i) => half(x - 46 + i * 18.4, base - 8, 5, 24)) + each(5, (i) => rect(x - 26 + i * 12, base - 58, 4, 10))],
  ],
  minaret: (x: number): Shape[] => [
    ["plaster", rect(x - 34, base - 36, 68, 36)],
    ["roof", half(x, base - 36, 26, 28)],
    ["plaster", rect(x + 42, base - 104, 14, 104) + rect(x - 56, base - 92, 12, 92)],
    ["stone", rect(x + 38, base - 84, 22, 6) + rect(x - 59, base - 74, 18, 6)],
    ["roof", corners(x + 41, base - 104, x + 49, base - 122, x + 57, base - 104) + corners(x - 57, base - 92, x - 50, base - 112, x - 43, base - 92)],
    ["dark", half(x, base, 9, 22) + half(x - 22, base - 4, 5, 16) + half(x + 22, base - 4, 5, 16)],
  ],
  onion: (x: number): Shape[] => [
    ["plaster", rect(x - 50, base - 40, 100, 40) + rect(x - 12, base - 74, 24, 40) + rect(x - 44, base - 56, 20, 20) + rect(x + 24, base - 56, 20, 20)],
    ["roof", bulb(x, base - 74, 1)],
    ["leaf", bulb(x - 34, base - 56, 0.72)],
    ["glow", bulb(x + 34, base - 56, 0.72)],
    ["dark", half(x, base, 8, 22) + each(4, (i) => half(x - 39 + i * 26, base - 8, 5, 16)) + rect(x - 3, base - 66, 6, 14)],
  ],
  pagoda: (x: number): Shape[] => [...roofs(x, 4), ["dark", rect(x - 1.5, base - 120, 3, 24)]],
  pyramid: (x: number): Shape[] => [
    ["sand", corners(x - 96, base + 4, x - 10, base - 92, x + 14, base + 4)],
    ["fore", corners(x - 10, base - 92, x + 60, base + 4, x + 10, base + 4)],
    ["sand", corners(x + 26, base + 8, x + 78, base - 48, x + 92, base + 8)],
    ["fore", corners(x + 78, base - 48, x + 120, base + 8, x + 90, base + 8)],
  ],
  columns: (x: number): Shape[] => [
    ["stone", rect(x - 74, base - 7, 148, 8) + rect(x - 68, base - 13, 136, 6)],
    ["plaster", each(6, (i) => pillar(x - 55 + i * 22, base - 62, base - 13))],
    ["wall", rect(x - 68, base - 78, 136, 12)],
    ["stone", rect(x - 72, base - 84, 144, 6)],
  ],
  windmill: (x: number): Shape[] => [
    ["plaster", corners(x - 26, base, x - 15, base - 66, x + 15, base - 66, x + 26, base)],
    ["roof", half(x, base - 66, 18, 16)],
    ["dark", half(x, base, 8, 18) + rect(x - 3, base - 48, 6, 10)],
    ["wall", [0, 1, 2, 3].map((i) => sail(x, base - 70, 0.5 + i * (Math.PI / 2))).join("")],
    ["dark", circle(x, base - 70, 4)],
  ],
};

function sail(x: number, y: number, turn: number): string {
  const at = (along: number, aside: number): [number, number] => [x + Math.cos(turn) * along - Math.sin(turn) * aside, y + Math.sin(turn) * along + Math.cos(turn) * aside];
  return corners(...at(0, -1.5), ...at(58, -1.5), ...at(58, 11), ...at(14, 11), ...at(14, 1.5), ...at(0, 1.5));
}
