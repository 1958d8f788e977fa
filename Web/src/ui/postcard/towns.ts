// Towns, cliffs and falls of the postcard, over its whole width.
import { corners, each, house, oval, rect, windows, type Shape } from "./ink";
import { base } from "./nature";

const cottage = (x: number, width: number, wall: number, tone: "wall" | "plaster"): Shape[] => {
  const [front, gable] = house(x, base, width, wall, width * 0.42);
  return [[tone, front], ["roof", gable], ["dark", windows(x + width * 0.2, base - wall * 0.7, 2, 1, [width * 0.38, 0], [width * 0.2, wall * 0.34])]];
};
const facade = (x: number, width: number, wall: number, tone: "wall" | "plaster" | "stone" | "roof"): Shape[] => [
  ["roof", corners(x, base - wall, x + width / 2, base - wall - width * 0.55, x + width, base - wall)],
  [tone, rect(x, base - wall, width, wall)],
  ["dark", windows(x + width * 0.18, base - wall + 8, 2, Math.floor((wall - 16) / 18), [width * 0.4, 18], [width * 0.2, 10])],
];
const block = (x: number, width: number, wall: number, tone: "wall" | "plaster" | "stone"): Shape[] => [
  [tone, rect(x, base - wall, width, wall)],
  ["roof", rect(x - 2, base - wall - 5, width + 4, 5)],
  ["dark", windows(x + 8, base - wall + 9, Math.floor((width - 8) / 15), Math.floor((wall - 12) / 17), [15, 17], [7, 9])],
];
const tower = (x: number, width: number, wall: number, tone: "dark" | "far" | "farther"): Shape[] => [
  [tone, rect(x, base - wall, width, wall)],
  ["glow", each(Math.floor(wall / 16), (i) => ((i * 7 + x) % 3 ? rect(x + 6 + ((i * 11) % Math.max(1, width - 16)), base - wall + 10 + i * 14, 5, 6) : ""))],
];

export const row = {
  cliffs: (): Shape[] => [
    ["stone", "M-10 158L60 150l54 14l40 8l22 30l8 34l22 26H-10z"],
    ["dark", "M112 164l42 8l22 30l8 34l22 26h-60l-10-40l-14-26z"],
    ["leaf", "M-10 158L60 150l54 14l40 8l4 8q-40-2-70-8T-10 172z"],
  ],
  waterfall: (): Shape[] => [
    ["stone", "M150 250V150l40-14l60 6l70-8l66 12l26 16v88z"],
    ["dark", "M150 250V150l22-8l10 108zM372 250l14-104l26 16v88z"],
    ["leaf", "M140 156l50-22l60 8l70-10l70 12l34 20q-60-6-100-8t-100 2t-84-2z"],
    ["snow", "M214 146h96l8 104H204z"],
    ["shine", each(5, (i) => rect(222 + i * 18, 152 + (i % 2) * 14, 6, 80 - (i % 3) * 12))],
    ["snow", oval(212, 252, 26, 9) + oval(262, 256, 40, 11) + oval(312, 252, 26, 9)],
  ],
  skyline: (): Shape[] => [
    ...tower(96, 34, 60, "farther"), ...tower(150, 42, 92, "farther"), ...tower(352, 40, 84, "farther"), ...tower(418, 36, 56, "farther"),
    ...tower(120, 34, 78, "far"), ...tower(190, 30, 66, "far"), ...tower(224, 40, 100, "dark"), ...tower(270, 36, 82, "far"), ...tower(306, 30, 110, "dark"), ...tower(340, 30, 70, "far"), ...tower(380, 44, 62, "dark"), ...tower(70, 34, 40, "dark"),
    ["dark", rect(320, 124, 3, 14) + corners(224, 144, 244, 132, 264, 144)],
  ],
  blocks: (): Shape[] => [...block(70, 62, 62, "stone"), ...block(402, 66, 56, "stone"), ...block(128, 70, 84, "plaster"), ...block(196, 58, 66, "wall"), ...block(252, 78, 94, "stone"), ...block(328, 76, 72, "plaster")],
  oldtown: (): Shape[] => [...facade(78, 40, 50, "plaster"), ...facade(118, 36, 64, "wall"), ...facade(154, 42, 54, "stone"), ...facade(196, 36, 72, "plaster"), ...facade(232, 40, 60, "roof"), ...facade(272, 38, 76, "wall"), ...facade(310, 42, 56, "plaster"), ...facade(352, 36, 66, "stone"), ...facade(388, 40, 50, "wall"), ...facade(428, 34, 58, "plaster")],
  village: (): Shape[] => [...cottage(92, 46, 26, "wall"), ...cottage(150, 54, 32, "plaster"), ...cottage(214, 44, 26, "wall"), ...cottage(300, 56, 32, "wall"), ...cottage(366, 46, 27, "plaster"), ...cottage(424, 42, 24, "wall")],
};
