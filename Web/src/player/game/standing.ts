import { useRef } from "react";
import type { Game } from "../../lib/store";
import type { GainedPoints, GameState } from "../../lib/types";
import { linesOf, type ScoreLine } from "../../ui/ScoreTable";

const scored = new Set(["REVEAL_DESTINATION", "FOLLOWUP_QUESTION", "SCOREBOARD", "FINAL_RESULTS", "ROUND_END"]);

function standing(state: GameState, me: string): ScoreLine | null {
  if ((state.roundIndex ?? 0) === 0 && !scored.has(state.phase)) return null;
  return linesOf(state.scoreboard).find((line) => line.playerId === me) ?? null;
}

/**
 * The player's own line, from the first result on (UI-P22); before it, null.
 * The reveal's snapshot holds the new points ahead of the results: until those are told, the old line stays.
 */
export function useStanding({ moments, restored }: Game, state: GameState, me: string): ScoreLine | null {
  const told = useRef<ScoreLine | null>(null);
  const early = state.phase === "REVEAL_DESTINATION" && moments.results === null && !restored;
  if (!early) told.current = standing(state, me);
  return told.current;
}

/** By player, what this destination has given; empty where the server does not tell (EVE53). */
export const gainsOf = ({ moments }: Game): ReadonlyMap<string, GainedPoints> =>
  new Map((moments.scoreboard?.scoreboard ?? []).flatMap(({ playerId, gained }) => (gained ? [[playerId, gained]] : [])));

export const sumOf = (gained: GainedPoints | undefined): number => (gained ? gained.place + gained.questions : 0);

/** The standings with who is away marked. */
export function standings(state: GameState): ScoreLine[] {
  const away = new Set(state.players.filter((p) => p.hasLeft || p.isAway).map((p) => p.playerId));
  return linesOf(state.scoreboard).map((line) => ({ ...line, away: away.has(line.playerId) }));
}
