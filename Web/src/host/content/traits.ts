// What may be said of a place whose name is hidden: where it lies, how hard it is, what it is about (UI-E20).
import { t } from "../../lib/i18n/host";
import { difficulties, regionNames, themes } from "../../lib/rules.gen";
import type { PackSummary } from "../../lib/types";

export interface Traits {
  regions?: string[];
  difficulty?: string;
  themes?: string[];
}

/** A row of the library. NB: the list of a server may be without traits (RE23); then titles are numbers. */
export type Shelved = PackSummary & Traits;

/** What is looked for; "" is anything. */
export interface Wanted {
  region: string;
  difficulty: string;
  theme: string;
}

export const anything: Wanted = { region: "", difficulty: "", theme: "" };

/** The narrowest of its regions that has a name here: the Nordic places are European ones too. */
function regionOf({ regions = [] }: Traits): string | undefined {
  const known = regionNames.filter((name) => regions.includes(name));
  const region = known.includes("Nordic") ? "Nordic" : known[0];
  return region && t(`region_${region}`);
}

function difficultyOf({ difficulty }: Traits): string | undefined {
  const known = difficulties.find((name) => name === difficulty);
  return known && t(`difficulty_${known}`);
}

function themeOf(pack: Traits): string | undefined {
  const known = themes.find((name) => name === pack.themes?.[0]);
  return known && t(`theme_${known}`);
}

/** "Europa · Medel · Musik", or "" when nothing is known. */
export const traitsText = (pack: Traits): string =>
  [regionOf(pack), difficultyOf(pack), themeOf(pack)].filter(Boolean).join(" · ");

export const hasTraits = (packs: Shelved[]): boolean => packs.some((pack) => traitsText(pack) !== "");

export function isWanted(pack: Traits, { region, difficulty, theme }: Wanted): boolean {
  if (region && !pack.regions?.includes(region)) return false;
  if (difficulty && pack.difficulty !== difficulty) return false;
  return !theme || pack.themes?.includes(theme) === true;
}
