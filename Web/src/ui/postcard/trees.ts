// Trees of the postcard, at its edges.
import { circle, corners, each, rect, type Shape } from "./ink";

const fir = (x: number, y: number, s: number): Shape[] => [
  ["dark", rect(x - 4 * s, y - 14 * s, 8 * s, 14 * s)],
  ["shade", each(3, (i) => corners(x - (34 - i * 8) * s, y - (12 + i * 30) * s, x, y - (62 + i * 30) * s, x + (34 - i * 8) * s, y - (12 + i * 30) * s))],
  ["leaf", each(3, (i) => corners(x - (34 - i * 8) * s, y - (12 + i * 30) * s, x, y - (62 + i * 30) * s, x - 2 * s, y - (12 + i * 30) * s))],
];
const round = (x: number, y: number, s: number): Shape[] => [
  ["dark", corners(x - 5 * s, y, x - 3 * s, y - 50 * s, x + 3 * s, y - 50 * s, x + 6 * s, y)],
  ["shade", circle(x, y - 70 * s, 34 * s) + circle(x - 26 * s, y - 52 * s, 22 * s) + circle(x + 28 * s, y - 54 * s, 22 * s)],
  ["leaf", circle(x - 8 * s, y - 76 * s, 26 * s) + circle(x - 28 * s, y - 56 * s, 15 * s)],
];
const frond = (x: number, y: number, s: number, turn: number): string => {
  const [dx, dy] = [Math.cos(turn) * 58 * s, Math.sin(turn) * 40 * s];
  return `M${x} ${y}q${dx * 0.5} ${dy * 0.5 - 26 * s} ${dx} ${dy + 12 * s}q${-dx * 0.45} ${-14 * s} ${-dx} ${-dy - 12 * s}z`.replace(/-?\d+\.\d+/g, (d) => Number(d).toFixed(1));
};
const palm = (x: number, y: number, s: number, lean: number): Shape[] => [
  ["dark", `M${x - 6 * s} ${y}q${lean * 0.3} ${-70 * s} ${lean} ${-120 * s}h${6 * s}q${-lean * 0.5} ${60 * s} ${6 * s - lean} ${120 * s}z`],
  ["shade", [0.2, 0.9, 2.2, 2.9].map((turn) => frond(x + lean - 3, y - 120 * s, s, turn)).join("")],
  ["leaf", [-0.5, -0.1, 3.2, 3.7, 1.4].map((turn) => frond(x + lean - 3, y - 120 * s, s, turn)).join("")],
];

export const trees = {
  firs: (): Shape[] => [...fir(66, 338, 0.9), ...fir(490, 336, 1), ...fir(28, 356, 1.1), ...fir(448, 352, 0.8), ...fir(104, 358, 0.8)],
  broadleaf: (): Shape[] => [...round(484, 346, 1.1), ...round(52, 352, 1.2), ...round(112, 360, 0.8), ...round(436, 362, 0.7)],
  palms: (): Shape[] => [...palm(478, 356, 1.05, 26), ...palm(60, 360, 1.15, -18), ...palm(104, 362, 0.8, 22)],
};
