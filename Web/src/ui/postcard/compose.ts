// Puts the parts of a card one before the other (EVE68).
import { near } from "./bridges";
import { one } from "./built";
import { drift, front, ground } from "./ground";
import { rect, ridge, type Shape } from "./ink";
import { base, far, horizon, light, sky } from "./nature";
import { layerOf, type Layer, type Part } from "./parts";
import { row } from "./towns";
import { trees } from "./trees";

type Drawing = (x: number) => Shape[];
const drawings = { ...sky, ...light, ...far, ...ground, ...row, ...one, ...near, ...trees } as Record<Part, Drawing>;

/** Where single buildings stand: each has room for itself. */
const places: number[][] = [[], [286], [182, 376], [118, 272, 422], [92, 218, 338, 452]];

const bridged: Part[] = ["bridge_arch", "bridge_hung", "harbour"];
const streams: Part[] = ["river", "canal"];
/** These are ground of their own. */
const own: Part[] = ["dunes", "savanna", "rice", "ice"];

export interface Drawn {
  part: Part | "ground" | "shore";
  shapes: Shape[];
  /** Lower than it is drawn, so that what stands behind it is seen. */
  isLow?: boolean;
}

const meadow: Shape[] = [["land", ridge([240, 235, 238, 234, 240])], ["fore", ridge([306, 294, 312, 300, 296])]];
const headland: Shape[] = [["land", `M24 ${base + 10}Q60 ${horizon} 130 ${horizon}H430Q490 ${horizon} 520 ${base + 10}Q270 ${base + 20} 24 ${base + 10}z`]];
const beach: Shape[] = [["sand", "M-10 318C90 318 130 346 260 348S460 336 550 322V362H-10z"]];
const bank: Shape[] = [["fore", "M-10 326C90 318 150 348 260 350S460 340 550 330V362H-10z"]];
const strait: Shape[] = [["water", rect(0, 250, 540, 112)]];

/** Ice of mountains behind a town lies up there: it whitens the peaks alone. */
const isDistant = (part: Part, parts: Part[]): boolean =>
  part === "ice" && parts.includes("mountains") && parts.some((each) => layerOf(each) === "row" || layerOf(each) === "one");

/** The ground that is there whatever the place names: meadow, or water with a shore. */
function grounds(parts: Part[]): { before: Drawn[]; after: Drawn[] } {
  const isWet = parts.includes("sea");
  if (!isWet && parts.some((part) => own.includes(part) && !isDistant(part, parts))) return { before: [], after: [] };
  const meadows: Drawn = { part: "ground", shapes: [...meadow, ...(parts.some((part) => bridged.includes(part)) && !parts.some((part) => streams.includes(part)) ? strait : [])] };
  if (!isWet) return { before: [meadows], after: [] };
  const stands = parts.some((part) => layerOf(part) === "one" || ["skyline", "blocks", "oldtown", "village", "waterfall"].includes(part));
  const shore = parts.includes("ice") || parts.includes("harbour") ? [] : parts[0] === "sky_warm" || parts[0] === "sky_tropic" ? beach : bank;
  return { before: stands ? [{ part: "shore", shapes: headland }] : [], after: [{ part: "shore", shapes: shore }] };
}

/** Rows that stand low before these. */
const lowBefore: Partial<Record<Part, Part[]>> = {
  skyline: ["volcano"],
  blocks: ["skyline", "volcano", "waterfall", "columns"],
  oldtown: ["skyline", "volcano", "waterfall", "columns"],
};
/** A single building stands aside where a volcano is in the middle. */
const aside = 424;

/** How `isLow` parts are drawn: flatter, with their feet where they were. */
export const lowering = `translate(0 ${base * 0.38}) scale(1 .62)`;

/** Peaks are white where it is cold, or where the place speaks of ice. */
const isSnowy = (parts: Part[]): boolean => parts.includes("ice") || !(parts.includes("sky_warm") || parts.includes("sky_tropic"));

function drawn(part: Part, parts: Part[]): Drawn {
  const singles = parts.filter((each) => layerOf(each) === "one");
  const at = singles.length === 1 && parts.includes("volcano") ? aside : (places[singles.length]?.[singles.indexOf(part)] ?? 286);
  if (part === "ice" && parts.includes("sea")) return { part, shapes: drift() };
  if (isDistant(part, parts)) return { part, shapes: [] };
  const isLow = lowBefore[part]?.some((each) => parts.includes(each)) ?? false;
  return { part, isLow, shapes: drawings[part](at).filter(([tone]) => tone !== "peak" || isSnowy(parts)) };
}

/** What is painted, from the back to the front. */
export function composed(parts: Part[]): Drawn[] {
  const of = (...layer: Layer[]): Part[] => parts.filter((part) => layer.includes(layerOf(part)));
  const { before, after } = grounds(parts);
  const fronts = parts.flatMap((part): Drawn[] => (part === "savanna" || (part === "dunes" && parts.includes("sea")) ? [{ part, shapes: front[part]() }] : []));
  const isSea = before.every(({ part }) => part === "shore");
  const put = (list: Part[]): Drawn[] => list.map((part) => drawn(part, parts));
  const floor = isSea ? [...put(of("ground")), ...before] : [...before, ...put(of("ground"))];
  return [...put(of("sky", "light", "far")), ...floor, ...put(of("row", "one")), ...after, ...fronts, ...put(of("near"))];
}
