// On which side of the coasts a place lies.
import type { Line } from "./coast";
import { wrapped, type Position } from "./sphere";

/** How often a line crosses the meridian of a place south of it, wherever it was unwrapped to. */
function crossings({ at, closed }: Line, { lat, lon }: Position): number {
  let count = 0;
  const points = at.length / 2;
  for (let i = 0; i < points - (closed ? 0 : 1); i++) {
    const [a, b] = [2 * i, 2 * ((i + 1) % points)];
    const [west = 0, east = 0] = [at[a], at[b]];
    for (const turn of [-360, 0, 360]) {
      const x = lon + turn;
      if (west > x === east > x) continue;
      const [south = 0, north = 0] = [at[a + 1], at[b + 1]];
      if (south + ((x - west) / (east - west)) * (north - south) < lat) count += 1;
    }
  }
  return count;
}

/** NB: the pole in the south is land, so that a place with an even number of coasts below it is on land. */
export const isLand = (coasts: Line[], place: Position): boolean =>
  coasts.length > 0 && coasts.reduce((sum, line) => sum + crossings(line, { ...place, lon: wrapped(place.lon) }), 0) % 2 === 0;
