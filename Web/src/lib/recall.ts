// Fills in the moments that a page missed while it had no connection, without playing them again.
import { remember, settle, type Moments } from "./moments";
import type { GameState, ServerMessage } from "./types";

/** Answers to presses: nobody waits for them any more. */
const personal = new Set<ServerMessage["type"]>(["ERROR", "BRAKE_REJECTED"]);

/** The moments from before the absence, and what has come since the WELCOME. */
export interface Absence {
  before: Moments;
  since: ServerMessage[];
}

/** `missed` put between what was known before and what has come since. Pure. */
export function recall({ before, since }: Absence, missed: ServerMessage[], state: GameState, nowMs: number): Moments {
  const told = [...missed.filter(({ type }) => !personal.has(type)), ...since];
  return settle(told.reduce((all, message) => remember(all, message, nowMs), before), null, state);
}
