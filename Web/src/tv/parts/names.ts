/** UI-T28: a name on the TV is at most 16 characters. */
export function shortName(name: string): string {
  const characters = Array.from(name);
  return characters.length <= 16 ? name : `${characters.slice(0, 15).join("").trimEnd()}…`;
}

/** First character of a name, for its ring. */
export const initial = (name: string): string => (Array.from(name.trim())[0] ?? "?").toUpperCase();

/** A name with a word, or the part of one before a hyphen, that a card has room for only in small letters. */
export const isLong = (name: string): boolean => name.split(/[\s-]/).some((word) => Array.from(word).length > 9);
