// The three questions of the lobby and the settings that answer them (UI-E17, EVE4).
import { regionNames } from "../../lib/rules.gen";
import type { SettingsChange } from "../../lib/types";

type Region = (typeof regionNames)[number];

/** Destinations of a short, a middling and a long evening. */
export const lengths = [
  { key: "short", count: 1 },
  { key: "mid", count: 3 },
  { key: "long", count: 5 },
] as const;

/** What an evening has when nobody says otherwise (EVE4). */
export const presetCount = 3;

/** How hard, by the word of the setting; an empty one is none: all kinds, mixed. */
export const hardness = [
  { key: "easy", difficulty: "easy" },
  { key: "mixed", difficulty: "" },
  { key: "hard", difficulty: "hard" },
] as const;

/** Where to, on the first row; null: the whole world. */
export const near = [
  { key: "world", region: null },
  { key: "north", region: "Nordic" },
  { key: "europe", region: "Europe" },
] as const;

/** The regions that *Längre bort* opens. */
export const far: readonly Region[] = regionNames.filter((name) => name !== "Nordic" && name !== "Europe");

export const countOf = ({ destinationsCount }: SettingsChange): number => destinationsCount ?? presetCount;
export const difficultyOf = ({ difficulty }: SettingsChange): string => difficulty ?? "";
export const regionOf = ({ region }: SettingsChange): Region | null => region ?? null;

/** Some answer lies behind *Längre bort*: it stands open, so that what is chosen can be seen. */
export function isFarther(settings: SettingsChange): boolean {
  const region = regionOf(settings);
  return (region !== null && far.includes(region)) || Boolean(settings.theme);
}
