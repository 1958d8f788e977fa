// Lines of about equal length, the same on every TV: few of their browsers can balance text themselves.

function wrap(words: string[], most: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** As few lines of at most `most` characters as it takes, broken so that the longest is as short as can be. */
export function balanced(text: string, most: number): string[] {
  const words = wordsOf(text);
  const loose = wrap(words, most);
  for (let width = Math.ceil(text.length / Math.max(1, loose.length)); width < most; width += 1) {
    const lines = wrap(words, width);
    if (lines.length === loose.length) return lines;
  }
  return loose;
}

interface Fitted {
  /** Design pixels. */
  size: number;
  lines: string[];
}

/** The largest of `steps` (size, characters in a line) at which `text` takes at most `lines` lines. */
export function fitted(text: string, lines: number, steps: readonly (readonly [number, number])[]): Fitted {
  let best: Fitted = { size: 0, lines: [] };
  for (const [size, most] of steps) {
    best = { size, lines: balanced(text, most) };
    if (best.lines.length <= lines) break;
  }
  return best;
}
