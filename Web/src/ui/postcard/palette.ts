// The colours of a postcard: those of a printed poster, one set for each climate.
import type { Climate } from "./scene";

const tones = ["high", "mid", "low", "sun", "far", "farther", "water", "shine", "land", "fore", "leaf", "shade", "wall", "plaster", "roof", "stone", "dark"] as const;

/** `high`, `mid`, `low`: the sky; `farther` lies behind `far`, `fore` before `land`, `shade` under `leaf`. */
export type Tone = (typeof tones)[number] | "snow" | "peak" | "aurora" | "glow" | "sand" | "dry" | "paper";
export type Palette = Record<Tone, string>;

const same = { snow: "#f6f9ff", peak: "#f6f9ff", aurora: "#58c9a0", glow: "#ffd27a", sand: "#efcf93", dry: "#d3a765", paper: "#fff7e6" };

const mixed = (colours: string): Palette => {
  const list = colours.split(" ");
  return { ...same, ...Object.fromEntries(tones.map((tone, i) => [tone, `#${list[i]}`])) } as Palette;
};

export const palettes: Record<Climate, Palette> = {
  polar: mixed("1d2a5c 3f5f9c eeb9a6 ffe1bd 4a6ca3 7f9cc6 234c7d 7fabd0 e3ecf7 b6c9e1 2c5a72 1b4058 c4513d f0e8da 33425f 8496b5 22304f"),
  cold: mixed("1f4a78 6aa0bf f6d3a6 fff0c9 48768c 86a9b8 2b6a98 93c6dc 7fa869 558a57 35705a 225043 c9573f f4e9d3 44506a a3a9a8 26384f"),
  mild: mixed("2a5b9c 82b5d9 fde6b8 fff3cc 5f8a9a 9ab5c4 2d79ae a4d5e8 9abf72 6c9c58 47875a 2f6344 e5bd77 f8ecd2 c4593a b3aea2 2f4358"),
  warm: mixed("9c3a2e e47f41 fdd691 fff1c4 a85b45 d08a5e 1d7788 86cbc6 dcb066 bb8a4b 74843f 4f6237 f0d5a2 fff2d8 b5472e cfa878 5a2f2c"),
  tropic: mixed("0e6472 3fb3aa ffe3a6 fff5cc 2f7f74 69b39a 1291a5 99e4d9 88c35d 559c48 2f874e 1d613f f6d08f fff3da d9683e a9a387 174a4f"),
};

/** Under moon or northern lights it is night. */
const night = { high: "#16213f", mid: "#2b4171", low: "#7283b3", paper: "#fff7e6" };

/** The colours of a card with these parts. */
export const paletteOf = (climate: Climate, parts: readonly string[]): Palette =>
  parts.includes("moon") || parts.includes("aurora") ? { ...palettes[climate], ...night } : palettes[climate];
