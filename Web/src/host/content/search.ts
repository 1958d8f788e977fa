// Finding a pack by the beginning of a word of its place or country, whatever the accents.
import { getLang } from "../../lib/i18n/core";
import type { Shelved } from "./traits";

const folded = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase().replace(/ø/g, "o").replace(/æ/g, "ae");

/** True when each typed word begins a word of the pack's place or country. */
export function isFound(pack: Shelved, typed: string): boolean {
  const words = folded(`${pack.destinationName} ${pack.destinationCountry}`).split(/[^\p{L}\p{N}]+/u);
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}

/** In the order of the reader's alphabet. */
export function inOrder(packs: Shelved[]): Shelved[] {
  const { compare } = new Intl.Collator(getLang());
  return [...packs].sort((a, b) => compare(a.destinationName, b.destinationName));
}
