// Fills in the moments that a page missed while it had no connection, without playing them again.
import { noMoments, remember, settle, type Moments } from "./moments";
import type { GameState, ServerMessage } from "./types";

/** Answers to presses: nobody waits for them any more. */
const personal = new Set<ServerMessage["type"]>(["ERROR", "BRAKE_REJECTED"]);

/** The moments from before the absence, and what has come since the WELCOME. */
export interface Absence {
  before: Moments;
  since: ServerMessage[];
}

/** A lobby begins another journey: nothing of the one before is left (EVE23). */
const isLobby = (message: ServerMessage): boolean =>
  message.type === "STATE_SNAPSHOT" && message.payload.state.phase === "LOBBY";

/** `missed` put between what was known before and what has come since. Pure. */
export function recall({ before, since }: Absence, missed: ServerMessage[], state: GameState, nowMs: number): Moments {
  const told = [...missed.filter(({ type }) => !personal.has(type)), ...since];
  const next = (all: Moments, message: ServerMessage): Moments =>
    isLobby(message) ? noMoments : remember(all, message, nowMs);
  return settle(told.reduce(next, before), null, state);
}
