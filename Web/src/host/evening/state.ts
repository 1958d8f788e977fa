// What an evening session's state says to the host's page (EVE15).
import type { GameState } from "../../lib/types";

/** The session is an evening (EVE2): only there the server tells of journeys. */
export const isEvening = ({ journey }: GameState): boolean => journey !== undefined;

/** The lobby of a journey that is not the night's first (EVE23). */
export const isLaterLobby = ({ phase, journey }: GameState): boolean => phase === "LOBBY" && (journey?.number ?? 1) > 1;

/** Every unit that may answer has answered: what comes next is the answer (EVE20, EVE49). */
export const allAnswered = ({ units }: GameState): boolean =>
  units !== undefined && units.total > 0 && units.answered >= units.total;

/** Server time at which the brake ends by itself: its owner's silence comes before the time to answer (EVE29). */
export function brakeEndMs({ brake, timer }: GameState): number | null {
  if (brake && !brake.typing && brake.silentUntilMs !== null) return brake.silentUntilMs;
  return timer ? timer.startAtServerMs + timer.durationMs : null;
}
