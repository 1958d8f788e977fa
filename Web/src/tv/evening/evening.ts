// What tells an evening from other sessions: only there the state has a journey (EVE2, EVE15).
import type { GameState } from "../../lib/types";

export const isEvening = ({ journey }: GameState): boolean => journey !== undefined;

/** This journey is not the night's first. */
export const isAgain = ({ journey }: GameState): boolean => (journey?.number ?? 1) > 1;

/** What the landscape grows from: each journey of a night has its own (EVE19). */
export const seedOf = ({ sessionId, journey }: GameState): string =>
  journey && journey.number > 1 ? `${sessionId}#${journey.number}` : sessionId;

/** How many stops are planned, for `minutes` of the journey is the length of that many (EVE54). */
export function stopsOf({ journey, totalDestinations }: GameState, asked: number | undefined): number | undefined {
  if (!journey) return undefined;
  const planned = journey.lengthsMin.indexOf(journey.minutes) + 1;
  return totalDestinations ?? (planned || asked);
}
