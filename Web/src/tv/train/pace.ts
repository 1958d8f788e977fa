// How fast the train goes, how light it is outside, and what the signal shows: the state, told as a journey.
import type { GameState } from "../../lib/types";
import type { Aspect } from "./Signal";

export const levels = [10, 8, 6, 4, 2] as const;

const placeOf = (points: number | null): number => levels.findIndex((level) => level === points);

/** Speed of the train at a level: it brakes toward the station as the points fall (UI 5.2). */
const speedAt = (points: number | null): number => [1, 0.8, 0.6, 0.4, 0.2][placeOf(points)] ?? 0;

/** How fast the landscape passes: full at 10 points, standing at a brake and at the station. */
export function speedOf(state: GameState, pending: boolean): number {
  if (state.paused || pending) return 0;
  switch (state.phase) {
    case "ROUND_INTRO":
      return 1;
    case "CLUE_LEVEL":
      return state.timer ? speedAt(state.clueLevelPoints) : speedAt(state.clueLevelPoints) / 3;
    case "SCOREBOARD":
      return 0.6;
    case "LOBBY":
    case "PREPARING_ROUND":
      return 0.15;
    default:
      return 0;
  }
}

/** The train stands at its last station: what comes now is the finale, or it has begun. */
export function endsHere({ phase, destinationIndex, totalDestinations }: GameState): boolean {
  if (phase === "FOLLOWUP_QUESTION") return destinationIndex !== undefined && destinationIndex === totalDestinations;
  return phase === "FINAL_RESULTS" || phase === "ROUND_END";
}

export const nightOfFinale = 0.1;

/** Night at ten points, morning at the station. */
export function dawnOf(state: GameState): number {
  switch (state.phase) {
    case "CLUE_LEVEL":
    case "PAUSED_FOR_BRAKE":
      return [0, 0.2, 0.4, 0.6, 0.8][placeOf(state.clueLevelPoints)] ?? 0;
    case "REVEAL_DESTINATION":
    case "FOLLOWUP_QUESTION":
      return 1;
    case "SCOREBOARD":
      return 0.5;
    default:
      return nightOfFinale;
  }
}

export type Glass = "clear" | "brake" | "lobby" | "question" | "scores" | "finale";

const veils: Partial<Record<GameState["phase"], Glass>> = {
  LOBBY: "lobby",
  PAUSED_FOR_BRAKE: "brake",
  FOLLOWUP_QUESTION: "question",
  SCOREBOARD: "scores",
  FINAL_RESULTS: "finale",
  ROUND_END: "finale",
};

/** What the glass of the carriage lays over the view, so that words can be read: red from the first press on. */
export const glassOf = ({ phase }: GameState, pending: boolean): Glass => (pending ? "brake" : veils[phase] ?? "clear");

/** Red while somebody brakes; mint once the answer is locked, until the train rolls on. */
export function signalOf(state: GameState, pending: boolean): Aspect {
  if (pending || state.phase === "PAUSED_FOR_BRAKE") return "red";
  const waiting = state.phase === "CLUE_LEVEL" && !state.timer && !state.paused;
  return waiting && state.lockedAnswersCount > 0 ? "mint" : "none";
}
