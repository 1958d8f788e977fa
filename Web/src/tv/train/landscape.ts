// What passes outside the train window: numbers only, from session id and destination index, so that the
// picture can tell nobody where the train is going (UI-T30). Lengths are design pixels of 1920 × 1080.
import { paletteCount } from "./palette";
import { between, seeded, several, type Random } from "./seeded";

/** One tile; every curve ends at the height it began, so tiles join without a seam. */
export const tileWidth = 1920;

export interface Ridge {
  base: number;
  /** Peaks instead of waves. */
  sharp: boolean;
  waves: { n: number; phase: number; size: number }[];
}

export interface House {
  x: number;
  width: number;
  height: number;
  church: boolean;
  /** Which of its windows are lit, from the left. */
  lit: boolean[];
}

export interface Tree {
  x: number;
  height: number;
  round: boolean;
}

export interface Landscape {
  palette: number;
  stars: { x: number; y: number; r: number; bright: number }[];
  moon: { x: number; y: number; r: number };
  mountains: Ridge;
  hills: Ridge;
  shore: Ridge;
  woods: Ridge;
  hamlets: { x: number; up: number; r: number }[];
  houses: House[];
  pines: Tree[];
  trees: Tree[];
  /** What stands under the lonely lamp in the woods. */
  keepsake: "couch" | "moose" | "bench";
  keepsakeX: number;
}

function ridge(random: Random, base: number, swing: number, waves: number[], sharp = false): Ridge {
  return { base, sharp, waves: waves.map((n, i) => ({ n, phase: random() * 6.2832, size: swing / (i + 1) })) };
}

/** Height of a ridge over the sea of its band, at x. */
export function crest({ base, sharp, waves }: Ridge, x: number): number {
  const turn = (x / tileWidth) * 2 * Math.PI;
  return waves.reduce((sum, { n, phase, size }) => {
    const wave = Math.sin(turn * n + phase);
    return sum + size * (sharp ? Math.asin(wave) / 1.5708 : wave);
  }, base);
}

function village(random: Random): House[] {
  const start = between(random, 240, 700);
  let x = start;
  return several(11, (i) => {
    const width = between(random, 40, 74);
    const house = { x, width, height: between(random, 30, 50), church: i === 6, lit: several(3, () => random() < 0.72) };
    x += width + between(random, 6, 62);
    return house;
  });
}

/** Trees in groves, so that the view opens and closes. */
function groves(random: Random, count: number, low: number, high: number): Tree[] {
  const hearts = several(4, () => random() * tileWidth);
  return several(count, (i) => ({
    x: ((hearts[i % 4] ?? 0) + between(random, -1, 1) * between(random, 20, 230) + tileWidth) % tileWidth,
    height: between(random, low, high),
    round: random() < 0.14,
  }));
}

const keepsakes = ["couch", "moose", "bench"] as const;

/** Same seed and destination index, same picture, on every device; the session is the seed, in later journeys with their number. */
export function landscape(seed: string, destinationIndex: number): Landscape {
  const random = seeded(`${seed}/${destinationIndex}`);
  return {
    palette: Math.floor(random() * paletteCount),
    stars: several(210, () => ({
      x: random() * tileWidth,
      y: random() ** 1.5 * 640,
      r: 0.6 + random() ** 3 * 2.1,
      bright: 0.25 + random() * 0.75,
    })),
    moon: { x: between(random, 1270, 1560), y: between(random, 190, 270), r: between(random, 52, 66) },
    mountains: ridge(random, 170, 62, [2, 5, 9, 16, 31], true),
    hills: ridge(random, 130, 34, [2, 3, 7]),
    shore: ridge(random, 92, 13, [1, 3, 5]),
    woods: ridge(random, 150, 16, [1, 2, 5]),
    hamlets: several(6, () => ({ x: random() * tileWidth, up: between(random, 0.2, 0.8), r: between(random, 18, 40) })),
    houses: village(random),
    pines: groves(random, 120, 26, 58),
    trees: groves(random, 34, 80, 190),
    keepsake: keepsakes[Math.floor(random() * 3)] ?? "couch",
    keepsakeX: between(random, 900, 1500),
  };
}
