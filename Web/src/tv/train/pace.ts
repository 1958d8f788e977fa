// How fast the train goes, how light it is outside, and what the signal shows: the state, told as a journey.
import { levels } from "../../lib/rules.gen";
import type { GameState } from "../../lib/types";
import type { Aspect } from "./Signal";

const placeOf = (points: number | null): number => levels.findIndex((level) => level === points);

/** Speed of the train at a level: it brakes toward the station as the points fall (UI 5.2). */
const speedAt = (points: number | null): number => [1, 0.8, 0.6, 0.4, 0.2][placeOf(points)] ?? 0;

/** While a clue is to be answered; once it is, the train only rolls. */
export const clueSpeed = ({ timer, clueLevelPoints }: GameState): number => speedAt(clueLevelPoints) / (timer ? 1 : 3);

/** The train stands at its last station: what comes now is the finale, or it has begun. */
export function endsHere({ phase, destinationIndex, totalDestinations }: GameState): boolean {
  if (phase === "FOLLOWUP_QUESTION") return destinationIndex !== undefined && destinationIndex === totalDestinations;
  return phase === "FINAL_RESULTS" || phase === "ROUND_END";
}

export const nightOfFinale = 0.1;

/** Night at ten points, morning at the station. */
export const clueDawn = ({ clueLevelPoints }: GameState): number => [0, 0.2, 0.4, 0.6, 0.8][placeOf(clueLevelPoints)] ?? 0;

/** What the glass of the carriage lays over the view, so that words can be read: red from the first press on. */
export type Glass = "clear" | "brake" | "lobby" | "question" | "scores" | "finale";

/** Red while somebody brakes; mint once the answer is locked, until the train rolls on. */
export function signalOf(state: GameState, pending: boolean): Aspect {
  if (pending || state.phase === "PAUSED_FOR_BRAKE") return "red";
  const waiting = state.phase === "CLUE_LEVEL" && !state.timer && !state.paused;
  return waiting && state.lockedAnswersCount > 0 ? "mint" : "none";
}
