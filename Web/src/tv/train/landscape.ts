// The shapes outside the train window (UI-T30): a pure function of session id and destination index,
// so the picture can tell nobody where the train is going.

/** Design width of one tile; every curve ends at the height it began, so tiles join seamlessly. */
export const tileWidth = 1920;

export interface Landscape {
  stars: { x: number; y: number; r: number; dim: boolean }[];
  moon: { x: number; y: number };
  /** Far to near: one closed path per layer, in a box of `tileWidth` × `height`. */
  layers: { height: number; path: string; lights: Light[] }[];
  tint: number;
}

/** A lit window in the night. */
export interface Light {
  x: number;
  y: number;
  w: number;
}

type Random = () => number;

function seeded(text: string): Random {
  let h = 2166136261;
  for (const char of text) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A ridge as a sum of whole waves over the tile; gives the height over the ground at x. */
function ridge(random: Random, base: number, swing: number, waves: number[]): (x: number) => number {
  const parts = waves.map((n, i) => ({ n, phase: random() * 6.283, size: swing / (i + 1) }));
  return (x) =>
    base +
    parts.reduce((sum, p) => sum + p.size * Math.sin((x / tileWidth) * 6.2832 * p.n + p.phase), 0);
}

const n1 = (value: number) => value.toFixed(1);

function outline(height: number, up: (x: number) => number, step: number): string[] {
  const points = [`M0 ${height}`];
  for (let x = 0; x <= tileWidth; x += step) points.push(`L${x} ${n1(height - up(x))}`);
  return [...points, `L${tileWidth} ${height}Z`];
}

/** Spruces along a ridge: three stacked triangles each, all in one path. */
function spruces(random: Random, height: number, up: (x: number) => number, count: number, size: number) {
  const parts: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const tall = size * (0.55 + random() * 0.75);
    const x = 40 + random() * (tileWidth - 80);
    const foot = height - up(x) + 6;
    for (const [from, wide] of [[0, 0.24], [0.28, 0.19], [0.54, 0.13]] as const) {
      const y = foot - tall * from;
      const half = tall * wide;
      parts.push(`M${n1(x - half)} ${n1(y)}L${n1(x)} ${n1(y - tall * 0.46)}L${n1(x + half)} ${n1(y)}Z`);
    }
  }
  return parts;
}

/** Small gabled houses; their windows are lit. */
function houses(random: Random, height: number, up: (x: number) => number, count: number) {
  const parts: string[] = [];
  const lights: Light[] = [];
  for (let i = 0; i < count; i += 1) {
    const x = 100 + random() * (tileWidth - 240);
    const w = 46 + random() * 30;
    const tall = 30 + random() * 14;
    const foot = height - up(x + w / 2) + 10;
    const top = foot - tall;
    parts.push(`M${n1(x)} ${n1(foot)}V${n1(top)}L${n1(x + w / 2)} ${n1(top - 22)}L${n1(x + w)} ${n1(top)}V${n1(foot)}Z`);
    for (const at of [0.22, 0.6]) {
      if (random() < 0.8) lights.push({ x: x + w * at, y: top + 8, w: 8 });
    }
  }
  return { parts, lights };
}

function sky(random: Random) {
  const stars = Array.from({ length: 90 }, () => ({
    x: random() * tileWidth,
    y: random() ** 1.4 * 620,
    r: 0.8 + random() * 1.6,
    dim: random() < 0.6,
  }));
  return { stars, moon: { x: 1180 + random() * 460, y: 150 + random() * 90 } };
}

/** Same session and destination index, same picture, on every device. */
export function landscape(sessionId: string, destinationIndex: number): Landscape {
  const random = seeded(`${sessionId}/${destinationIndex}`);
  const above = sky(random);
  const far = ridge(random, 300, 70, [1, 3, 5]);
  const hills = ridge(random, 210, 46, [2, 3, 7]);
  const woods = ridge(random, 120, 22, [1, 4, 6]);
  const bank = ridge(random, 34, 8, [2, 5]);
  const village = houses(random, 260, woods, 7);
  return {
    ...above,
    tint: Math.floor(random() * 4),
    layers: [
      { height: 460, path: outline(460, far, 24).join(""), lights: [] },
      {
        height: 360,
        path: [...outline(360, hills, 24), ...spruces(random, 360, hills, 46, 62)].join(""),
        lights: [],
      },
      {
        height: 260,
        path: [...outline(260, woods, 24), ...village.parts, ...spruces(random, 260, woods, 26, 104)].join(""),
        lights: village.lights,
      },
      {
        height: 300,
        path: [...outline(300, bank, 24), ...spruces(random, 300, bank, 6, 230)].join(""),
        lights: [],
      },
    ],
  };
}
