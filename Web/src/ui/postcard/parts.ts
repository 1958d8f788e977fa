// The 42 parts of which the postcard of a place is put together (EVE69), from far to near.

/** Layers from the back to the front, and what stands in each of them. */
export const layers = {
  sky: ["sky_polar", "sky_cold", "sky_mild", "sky_warm", "sky_tropic"],
  light: ["sun", "moon", "aurora"],
  far: ["mountains", "volcano", "hills"],
  ground: ["savanna", "dunes", "sea", "ice", "lake", "river", "canal", "rice"],
  row: ["cliffs", "waterfall", "skyline", "blocks", "oldtown", "village"],
  one: ["castle", "ruins", "lighthouse", "spire", "dome", "minaret", "onion", "pagoda", "pyramid", "columns", "windmill"],
  near: ["bridge_hung", "bridge_arch", "harbour", "firs", "broadleaf", "palms"],
} as const;

export type Layer = keyof typeof layers;
export type Part = (typeof layers)[Layer][number];

export const order = Object.values(layers).flat() as Part[];

export const isPart = (word: string): word is Part => (order as string[]).includes(word);

/** Parts that say so much that only a place that names them has them (EVE71). */
export const marked: readonly Part[] = ["spire", "dome", "minaret", "onion", "pagoda", "pyramid", "columns", "windmill"];

export const layerOf = (part: Part): Layer => (Object.keys(layers) as Layer[]).find((layer) => (layers[layer] as readonly Part[]).includes(part)) ?? "near";
