// Sky, light and far land of the postcard.
import { circle, corners, each, oval, rect, ridge, type Shape } from "./ink";

const cloud = (x: number, y: number, s: number): string => oval(x, y, 34 * s, 8 * s) + oval(x - 14 * s, y - 6 * s, 16 * s, 10 * s) + oval(x + 10 * s, y - 9 * s, 19 * s, 13 * s);

/** Where the sky meets the land. */
export const horizon = 234;
/** What buildings stand on. */
export const base = 244;

const bands: Shape[] = [
  ["high", rect(0, 0, 540, 360)],
  ["mid", ridge([136, 128, 142, 130, 138])],
  ["low", ridge([196, 188, 184, 190, 198])],
];

const stars: Shape = ["paper", each(16, (i) => circle((i * 97 + 30) % 520, 14 + ((i * 53) % 108), 0.9 + (i % 3) * 0.4))];

export const sky = {
  sky_polar: () => [...bands, stars],
  sky_cold: () => [...bands, ["paper", cloud(92, 158, 0.8) + cloud(455, 168, 1)] as Shape],
  sky_mild: () => [...bands, ["paper", cloud(78, 160, 1) + cloud(450, 178, 1.2)] as Shape],
  sky_warm: () => bands,
  sky_tropic: () => [...bands, ["paper", cloud(84, 176, 1.3) + cloud(470, 188, 1.5)] as Shape],
};

export const light = {
  sun: (): Shape[] => [["sun", circle(318, 178, 36)]],
  moon: (): Shape[] => [["paper", "M484 118a29 29 0 1 0 27 42a25 25 0 1 1-27-42z"]],
  aurora: (): Shape[] => [
    ["aurora", "M4 168C70 116 140 190 226 150S384 96 536 142C440 132 390 152 312 178S166 202 118 176S50 160 4 168z"],
    ["shine", "M90 140C170 104 226 152 300 122S440 100 524 108C458 112 404 124 344 144S232 164 182 146S128 136 90 140z"],
  ],
};

const peak = (x: number, top: number, w: number): Shape[] => [
  ["farther", corners(x - w, horizon + 8, x, top, x + w, horizon + 8)],
  ["far", corners(x, top, x + w, horizon + 8, x + w * 0.12, horizon + 8, x - w * 0.12, top + w * 0.5)],
  ["peak", corners(x, top, x + w * 0.24, top + (horizon - top) * 0.26, x + w * 0.1, top + (horizon - top) * 0.22, x, top + (horizon - top) * 0.34, x - w * 0.11, top + (horizon - top) * 0.22, x - w * 0.24, top + (horizon - top) * 0.26)],
];

export const far = {
  mountains: (): Shape[] => [...peak(80, 158, 120), ...peak(440, 140, 150), ...peak(220, 128, 150), ...peak(345, 166, 110)],
  volcano: (): Shape[] => [
    ["paper", oval(262, 132, 16, 7) + oval(284, 124, 22, 9) + oval(250, 138, 9, 5)],
    ["farther", corners(96, 242, 238, 144, 274, 144, 412, 242)],
    ["far", corners(274, 144, 412, 242, 282, 242, 260, 170)],
    ["roof", "M238 144h36c0 8-5 20-9 30c-4-12-7-9-11-2c-4-12-11-17-16-28z"],
  ],
  hills: (): Shape[] => [
    ["farther", ridge([212, 184, 208, 176, 200, 190])],
    ["far", ridge([226, 214, 196, 222, 204, 222])],
  ],
};
