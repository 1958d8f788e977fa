import { characters } from "../../ui/names";

/** UI-T28: a name on the TV is at most 16 characters. */
export function shortName(name: string): string {
  const all = characters(name);
  return all.length <= 16 ? name : `${all.slice(0, 15).join("").trimEnd()}…`;
}

/** A name with a word, or the part of one before a hyphen, that a card has room for only in small letters. */
export const isLong = (name: string): boolean => name.split(/[\s-]/).some((word) => characters(word).length > 9);
