// Names the places of a night where something can be answered, so that what was typed at one never shows at another.
import type { GameState } from "../../lib/types";

/** NB: journeys number their destinations from 0 again (EVE19). The first one has the name that every other game has. */
function placeOf({ journey, roundIndex }: GameState): string {
  const number = journey?.number ?? 1;
  return `${number > 1 ? `${number}#` : ""}${roundIndex ?? 0}`;
}

/** A clue of a destination. */
export const clueKeyOf = (state: GameState): string => `${placeOf(state)}:${state.clueLevelPoints ?? 0}`;

/** The answer of an own brake at this clue. */
export const answerKeyOf = (state: GameState): string => `${state.sessionId}:${clueKeyOf(state)}`;

/** The note of this destination, whichever clue it is written at (UI-E28). */
export const noteKeyOf = (state: GameState): string => `${state.sessionId}:${placeOf(state)}:note`;

/** The answer to a question. */
export const questionKeyOf = (state: GameState, index: number): string => `${state.sessionId}:${placeOf(state)}:q${index}`;
