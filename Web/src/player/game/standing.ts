import type { GameState } from "../../lib/types";
import { linesOf, type ScoreLine } from "../../ui/ScoreTable";

const scored = new Set(["REVEAL_DESTINATION", "FOLLOWUP_QUESTION", "SCOREBOARD", "FINAL_RESULTS", "ROUND_END"]);

/** The player's own line, from the first result on (UI-P22); before it, null. */
export function standing(state: GameState, me: string): ScoreLine | null {
  if ((state.roundIndex ?? 0) === 0 && !scored.has(state.phase)) return null;
  return linesOf(state.scoreboard).find((line) => line.playerId === me) ?? null;
}

/** The standings with who is away marked. */
export function standings(state: GameState): ScoreLine[] {
  const away = new Set(state.players.filter((p) => p.hasLeft || p.isAway).map((p) => p.playerId));
  return linesOf(state.scoreboard).map((line) => ({ ...line, away: away.has(line.playerId) }));
}
