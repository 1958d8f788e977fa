// Names, by what the eye counts as one character: 👨‍👩‍👧 is one.

/** Of a name in a form (UI-P3); the server takes longer ones too. */
export const longestName = 30;

/** Letters that need no looking up: Latin without combining signs. */
const plain = /^[ -\u024f]*$/;

export function characters(name: string): string[] {
  // NB: Firefox has a segmenter from 125 on.
  if (plain.test(name) || typeof Intl.Segmenter !== "function") return Array.from(name);
  return Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
}

/** First character of a name, for its ring. */
export const initial = (name: string): string => (characters(name.trim())[0] ?? "?").toUpperCase();
