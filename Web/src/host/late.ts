// Who waits for the next destination (UI-H59).
import type { GameState } from "../lib/types";

/** Phases after the last destination. */
export const over: readonly string[] = ["FINAL_RESULTS", "ROUND_END"];

/** Who has come too late for this destination: the newest ones, as many as `totalPlayers` leaves out (PR20, EX26). */
export function latecomers(state: GameState): Set<string> {
  if (state.phase === "LOBBY" || over.includes(state.phase)) return new Set();
  const seated = state.players.filter((p) => p.role === "player" && !p.hasLeft).sort((a, b) => a.joinedAtMs - b.joinedAtMs);
  return new Set(seated.slice(state.totalPlayers ?? seated.length).map((p) => p.playerId));
}
