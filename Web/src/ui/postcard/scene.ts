// Which parts the postcard of a place shows: by what the place says of itself, else by its kind and climate (EVE70, EVE71).
import { isPart, layerOf, order, type Part } from "./parts";

export type Climate = "polar" | "cold" | "mild" | "warm" | "tropic";

/** What is known of a place that is drawn; `destination.place` and the latitude of `destination.position`. */
export interface CardPlace {
  kind?: string;
  climate?: string;
  scene?: readonly string[];
  themes?: readonly string[];
  /** Degrees north. */
  lat?: number;
}

const zones: [number, Climate][] = [[66, "polar"], [55, "cold"], [35, "mild"], [23.5, "warm"], [0, "tropic"]];
const climates = zones.map(([, climate]) => climate);

/** How many words of a scene are drawn. */
const most = 4;
const aurorasFrom = 60;
const palmsTo = 45;

export const climateAt = (lat: number): Climate => zones.find(([from]) => Math.abs(lat) >= from)?.[1] ?? "tropic";

export function climateOf({ climate, lat }: CardPlace): Climate {
  return climates.find((each) => each === climate) ?? (lat === undefined ? "mild" : climateAt(lat));
}

const byKind: Record<string, Part[]> = {
  city: ["hills", "blocks"],
  town: ["hills", "village"],
  island: ["sea", "cliffs"],
};
const trees: Record<Climate, Part> = { polar: "firs", cold: "firs", mild: "broadleaf", warm: "palms", tropic: "palms" };

/** The scene of a place that names none. */
function usual(place: CardPlace): Part[] {
  const { kind = "", themes = [] } = place;
  const parts = byKind[kind] ?? ["hills"];
  const sea: Part[] = themes.includes("sea") ? ["sea"] : [];
  const wood = themes.includes("nature") && kind !== "city" ? [trees[climateOf(place)]] : [];
  return [...parts, ...sea, ...wood];
}

/** What does not grow or shine there. */
function isWrong(part: Part, { lat }: CardPlace): boolean {
  if (part === "aurora") return lat === undefined || Math.abs(lat) < aurorasFrom;
  return part === "palms" && lat !== undefined && Math.abs(lat) > palmsTo;
}

/** The parts of the card, each once, from far to near; the first is the sky. */
export function partsOf(place: CardPlace): Part[] {
  const named = (place.scene ?? []).filter(isPart).filter((part) => layerOf(part) !== "sky").slice(0, most);
  const parts = new Set<Part>([`sky_${climateOf(place)}`, ...(named.length ? named : usual(place))]);
  return order.filter((part) => parts.has(part) && !isWrong(part, place));
}
