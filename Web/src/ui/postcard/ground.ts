// Ground and water of the postcard.
import { corners, half, oval, rect, ridge, type Shape } from "./ink";
import { horizon } from "./nature";

const ripple = (x: number, y: number, w: number): string => `M${x} ${y}h${w}a2 2 0 0 1 0 4h-${w}a2 2 0 0 1 0-4z`;
const ripples: Shape = ["shine", ripple(60, 254, 70) + ripple(300, 262, 110) + ripple(150, 280, 60) + ripple(420, 284, 70) + ripple(250, 302, 90) + ripple(60, 310, 46)];
const acacia = (x: number, y: number, s: number): Shape[] => [
  ["dark", corners(x - 4 * s, y, x - 2 * s, y - 52 * s, x - 26 * s, y - 76 * s, x - 22 * s, y - 78 * s, x, y - 60 * s, x + 24 * s, y - 80 * s, x + 28 * s, y - 77 * s, x + 4 * s, y - 50 * s, x + 5 * s, y)],
  ["shade", half(x - 18 * s, y - 70 * s, 44 * s, 18 * s)],
  ["leaf", half(x + 20 * s, y - 74 * s, 46 * s, 20 * s)],
];
const floe = (x: number, y: number, w: number): Shape[] => [
  ["shine", corners(x, y + 8, x + w * 0.2, y + 16, x + w * 0.9, y + 15, x + w, y + 6)],
  ["snow", corners(x, y + 6, x + w * 0.25, y, x + w * 0.8, y - 2, x + w, y + 6, x + w * 0.8, y + 11, x + w * 0.2, y + 12)],
];
const berg = (x: number, y: number, s: number): Shape[] => [
  ["snow", corners(x - 60 * s, y, x - 44 * s, y - 34 * s, x - 14 * s, y - 66 * s, x + 8 * s, y - 50 * s, x + 26 * s, y - 60 * s, x + 58 * s, y)],
  ["shine", corners(x + 8 * s, y - 50 * s, x + 26 * s, y - 60 * s, x + 58 * s, y, x + 14 * s, y, x - 2 * s, y - 26 * s)],
];
const dune = (d: string, shadow: string): Shape[] => [["sand", d], ["dry", shadow]];

export const ground = {
  savanna: (): Shape[] => [["sand", ridge([240, 232, 238, 234, 240])], ["dry", ridge([286, 276, 290, 280, 292])]],
  dunes: (): Shape[] => [
    ...dune("M-10 250C80 196 150 200 230 240S420 236 550 206V360H-10z", "M150 205C190 206 210 232 250 246S380 262 330 252S200 270 150 205z"),
    ...dune("M-10 300C100 286 190 234 300 262S460 300 550 262V360H-10z", "M262 256C310 256 330 300 420 312S330 330 240 330S250 290 262 256z"),
    ["dry", "M-10 340C120 300 260 344 380 330S500 322 550 330V360H-10z"],
  ],
  sea: (): Shape[] => [["water", rect(0, horizon, 540, 126)], ripples],
  ice: (): Shape[] => [
    ["shine", ridge([240, 232, 244, 230, 240])],
    ["snow", ridge([250, 238, 256, 236, 250])],
    ["shine", "M-10 300Q120 268 240 290T550 274V282Q380 286 250 306T-10 316zM-10 346Q160 312 300 330T550 312V318Q400 336 300 342T-10 360z"],
    ...berg(420, 268, 0.7), ...berg(118, 262, 0.55),
  ],
  lake: (): Shape[] => [["shade", oval(276, 287, 222, 38)], ["water", oval(276, 290, 222, 38)], ["shine", ripple(170, 276, 90) + ripple(290, 290, 120) + ripple(160, 304, 70)]],
  river: (): Shape[] => [
    ["water", "M282 236C330 246 400 252 350 270S120 284 96 316S130 352 120 362H408C372 334 288 324 316 300S470 282 452 262S330 242 298 236z"],
    ["shine", ripple(210, 306, 70) + ripple(356, 266, 60) + ripple(170, 332, 90)],
  ],
  canal: (): Shape[] => [
    ["stone", corners(250, 238, 292, 238, 446, 362, 96, 362)],
    ["water", corners(256, 240, 286, 240, 420, 362, 122, 362)],
    ["shine", ripple(236, 282, 40) + ripple(286, 304, 50) + ripple(200, 330, 60)],
    ["dark", "M286 318c20 8 56 8 78-2c-4 14-16 20-38 20s-34-6-40-18z"],
  ],
  rice: (): Shape[] => [0, 1, 2, 3, 4].flatMap((i): Shape[] => [
    ["shade", `M-10 ${246 + i * 22}C110 ${228 + i * 25} 220 ${272 + i * 16} 340 ${250 + i * 22}S500 ${262 + i * 18} 550 ${244 + i * 23}V360H-10z`],
    [i % 2 ? "leaf" : "land", `M-10 ${250 + i * 22}C110 ${232 + i * 25} 220 ${276 + i * 16} 340 ${254 + i * 22}S500 ${266 + i * 18} 550 ${248 + i * 23}V360H-10z`],
  ]),
};

/** Ice in a sea. */
export const drift = (): Shape[] => [...berg(400, 252, 1), ...berg(130, 246, 0.7), ripples, ...floe(210, 276, 110), ...floe(30, 296, 150), ...floe(360, 306, 140), ...floe(190, 332, 110)];

/** What stands before the town: trees of the savanna, dunes along a sea. */
export const front = {
  savanna: (): Shape[] => [...acacia(104, 346, 1.1), ...acacia(452, 322, 0.8)],
  dunes: (): Shape[] => [
    ["sand", "M-10 314C70 292 150 300 230 322S420 318 550 292V362H-10z"],
    ["dry", "M-10 344C60 326 130 322 190 330S300 350 340 346S460 322 550 330V362H-10z"],
    ["leaf", [40, 64, 470, 500, 522].map((x) => `M${x} 330q-6-16-12-20q10 4 13 14q2-14 8-20q-2 14-4 26z`).join("")],
  ],
};
