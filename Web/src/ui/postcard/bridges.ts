// Bridges and boats of the postcard.
import { corners, each, rect, type Shape } from "./ink";

const boat = (x: number, y: number, s: number): Shape[] => [
  ["paper", corners(x - 2 * s, y - 8 * s, x - 2 * s, y - 62 * s, x - 34 * s, y - 8 * s)],
  ["roof", corners(x + 3 * s, y - 8 * s, x + 3 * s, y - 50 * s, x + 26 * s, y - 8 * s)],
  ["dark", `M${x - 36 * s} ${y - 5 * s}h${70 * s}q${-6 * s} ${16 * s} ${-18 * s} ${16 * s}h${-34 * s}q${-12 * s} 0 ${-18 * s} ${-16 * s}z`],
];

export const near = {
  bridge_hung: (): Shape[] => [
    ["dark", rect(-10, 276, 560, 9)],
    ["stone", rect(142, 176, 14, 132) + rect(384, 176, 14, 132) + rect(138, 172, 22, 7) + rect(380, 172, 22, 7)],
    ["dark", each(26, (i) => { const x = 4 + i * 21; const y = hang(x); return y < 272 ? rect(x, y, 2, 276 - y) : ""; })],
    ["dark", "M-10 246Q80 236 149 178L149 183Q84 242-10 252zM149 178Q270 352 391 178L391 184Q270 360 149 184zM391 178Q460 236 550 246V252Q456 242 391 184z"],
  ],
  bridge_arch: (): Shape[] => [
    ["stone", `M-10 272Q270 244 550 272V312H-10z${each(4, (i) => `M${130 + i * 122} 314v-12a48 34 0 0 0-96 0v12z`)}`],
    ["plaster", "M-10 268Q270 240 550 268V275Q270 247-10 275z"],
  ],
  harbour: (): Shape[] => [
    ...boat(210, 284, 0.7), ...boat(330, 300, 1), ...boat(448, 280, 0.6),
    ["stone", "M-10 318H190l14 10v34H-10z"],
    ["dark", "M-10 326H196v5H-10z" + rect(40, 306, 10, 14) + rect(120, 306, 10, 14)],
  ],
};

/** The height of the cable over a point of the bridge. */
function hang(x: number): number {
  if (x > 149 && x < 391) return 178 + 87 * (1 - ((x - 270) / 121) ** 2);
  return 180 + 66 * Math.min(1, Math.abs(x < 270 ? 149 - x : x - 391) / 155);
}
