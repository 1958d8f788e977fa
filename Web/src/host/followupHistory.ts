// This destination's judged questions, kept after they have left the screen, so that a verdict can still be changed.
import type { ServerEvents } from "../lib/types";

type Results = ServerEvents["FOLLOWUP_RESULTS"];

export interface JudgedQuestion {
  results: Results;
  /** Ids of the players whose verdict is no longer the server's own. */
  overruled: Set<string>;
}

const rightOnes = (results: Results): Set<string> =>
  new Set(results.results.filter((row) => row.isCorrect).map((row) => row.playerId));

function judged(first: Results, last: Results): JudgedQuestion {
  const before = rightOnes(first);
  const changed = last.results.filter((row) => row.isCorrect !== before.has(row.playerId));
  return { results: last, overruled: new Set(changed.map((row) => row.playerId)) };
}

/** Everything told about this destination's questions, by question and in their order. */
export function followupHistory(told: Results[]): JudgedQuestion[] {
  const first = new Map<number, Results>();
  const last = new Map<number, Results>();
  for (const results of told) {
    const index = results.currentQuestionIndex;
    if (!first.has(index)) first.set(index, results);
    last.set(index, results);
  }
  return [...first].sort(([a], [b]) => a - b).map(([index, begun]) => judged(begun, last.get(index) ?? begun));
}
