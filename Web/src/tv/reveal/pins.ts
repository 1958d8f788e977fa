// The guesses of a reveal on its map: one pin for a place, with everybody who guessed it (EVE65).
import type { Pin } from "../map/Guess";
import type { VerdictLine } from "./lines";

const keyOf = ({ lat, lon }: { lat: number; lon: number }): string => `${lat} ${lon}`;

/** In the order in which they land. Pure. */
export function pinsOf(lines: readonly VerdictLine[]): Pin[] {
  const pins = new Map<string, Pin>();
  for (const { guess, correct, playerId } of lines) {
    if (!guess || correct) continue;
    const pin = pins.get(keyOf(guess));
    pins.set(keyOf(guess), { ...guess, playerIds: [...(pin?.playerIds ?? []), playerId] });
  }
  return [...pins.values()];
}

/** Those who hop onto the place. Pure. */
export const arrivedOf = (lines: readonly VerdictLine[]): string[] =>
  lines.filter(({ correct }) => correct).map(({ playerId }) => playerId);
