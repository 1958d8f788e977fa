// The greeting of a postcard in its lines: what is written small, and the name as large as it fits (EVE68).

const room = 302;
const largest = 54;
const largestOfTwo = 38;
const letter = 0.6;
/** Longer names stand on two lines, if they have a gap. */
const oneLine = 13;

export interface Greeting {
  small: string;
  large: string[];
  /** Of the name. */
  size: number;
  /** Where the small line stands, from the top. */
  top: number;
}

/** Where a long name is broken: at the gap or hyphen nearest to its middle. */
function broken(name: string): string[] {
  const gaps = Array.from(name.matchAll(/[ -]/g), ({ index = 0 }) => index);
  if (name.length <= oneLine || gaps.length === 0) return [name];
  const middle = gaps.reduce((best, gap) => (Math.abs(gap - name.length / 2) < Math.abs(best - name.length / 2) ? gap : best));
  return [name.slice(0, middle + 1).trim(), name.slice(middle + 1)];
}

export function greetingLines(text: string, name: string): Greeting {
  const large = broken(name);
  const longest = Math.max(...large.map((line) => Array.from(line).length));
  const size = Math.min(large.length > 1 ? largestOfTwo : largest, room / (letter * longest));
  return { small: text.replace(name, "").trim(), large, size: Math.round(size), top: large.length > 1 ? 46 : 56 };
}
