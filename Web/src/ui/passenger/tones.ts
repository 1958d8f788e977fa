// The twelve tones (EVE75): a colour, which is a token, and a pattern, which tells apart what colour cannot (UI-A2).

/** A tile of ink that repeats over the colour, in units of a figure's 64; `line`: the path is drawn, not filled. */
interface Tile {
  w: number;
  h: number;
  d: string;
  line?: number;
}

interface Tone {
  colour: string;
  pattern: string;
  tile: Tile | null;
}

const tone = (colour: string, pattern: string, tile: Tile | null): Tone => ({ colour, pattern, tile });

/** By number, from 1. */
export const tones: Readonly<Record<number, Tone>> = {
  1: tone("blue", "plain", null),
  2: tone("yellow", "dots", { w: 10, h: 10, d: "M2.5 2.5v0M7.5 7.5v0", line: 3.6 }),
  3: tone("pink", "stripes", { w: 8, h: 7, d: "M-1 4h10", line: 2.8 }),
  4: tone("turquoise", "checks", { w: 8, h: 8, d: "M0 0h4v4H0zM4 4h4v4H4z" }),
  5: tone("coral", "zigzag", { w: 10, h: 8, d: "M-5 2L0 6 5 2l5 4 5-4", line: 2.4 }),
  6: tone("lilac", "rings", { w: 10, h: 10, d: "M2 5a3 3 0 0 0 6 0 3 3 0 0 0-6 0z", line: 1.7 }),
  7: tone("lime", "diagonals", { w: 7, h: 7, d: "M-2 2l4-4M-1 8l9-9M5 9l4-4", line: 2.4 }),
  8: tone("pearl", "waves", { w: 12, h: 7, d: "M-6 3.5q3-4 6 0t6 0 6 0 6 0", line: 2 }),
  9: tone("bronze", "stars", { w: 16, h: 12, d: "M8 0l1.6 4.4 4.4 1.6-4.4 1.6L8 12 6.4 7.6 2 6l4.4-1.6z" }),
  10: tone("mist", "crosses", { w: 9, h: 9, d: "M2.5 2.5l4 4M6.5 2.5l-4 4", line: 1.9 }),
  11: tone("peach", "scales", { w: 10, h: 10, d: "M0 0a5 5 0 0 0 10 0M-5 5a5 5 0 0 0 10 0M5 5a5 5 0 0 0 10 0", line: 1.6 }),
  12: tone("olive", "halves", { w: 120, h: 120, d: "M60-8h60v136H60z" }),
};

export const toneNumbers = Object.keys(tones).map(Number);

/** For `--tone`; of a tone that is not chosen yet, or not known here, a quiet one. */
export const toneColour = (number: number | undefined): string =>
  number !== undefined && tones[number] ? `var(--tone-${number})` : "var(--line-strong)";
