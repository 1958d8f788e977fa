// This destination's judged questions, kept after they have left the screen, so that a verdict can still be changed.
import { useState } from "react";
import { useEvent } from "../lib/store";
import type { GameState, ServerEvents } from "../lib/types";

type Results = ServerEvents["FOLLOWUP_RESULTS"];

export interface JudgedQuestion {
  results: Results;
  /** Ids of the players whose verdict is no longer the server's own. */
  overruled: Set<string>;
}

interface Kept {
  first: Results;
  last: Results;
}

const rightOnes = (results: Results): Set<string> =>
  new Set(results.results.filter((row) => row.isCorrect).map((row) => row.playerId));

function judged({ first, last }: Kept): JudgedQuestion {
  const before = rightOnes(first);
  const changed = last.results.filter((row) => row.isCorrect !== before.has(row.playerId));
  return { results: last, overruled: new Set(changed.map((row) => row.playerId)) };
}

/** By question, in order; empty again at the next destination. */
export function useFollowupHistory(state: GameState): JudgedQuestion[] {
  const round = state.roundIndex ?? 0;
  const [kept, setKept] = useState<{ round: number; questions: Kept[] }>({ round, questions: [] });
  useEvent("FOLLOWUP_RESULTS", (last) => {
    setKept((before) => {
      const questions = before.round === round ? [...before.questions] : [];
      const index = last.currentQuestionIndex;
      questions[index] = { first: questions[index]?.first ?? last, last };
      return { round, questions };
    });
  });
  return kept.round === round ? kept.questions.filter(Boolean).map(judged) : [];
}
