// How many have answered a question, told between two snapshots (EX40).
import type { GameState, ServerEvents } from "./types";

/** The state with the newest count; a count of another question changes nothing. Pure. */
export function counted(state: GameState, told: ServerEvents["FOLLOWUP_ANSWER_COUNT"]): GameState {
  const { followupQuestion: question } = state;
  const { currentQuestionIndex, answeredCount, totalPlayers } = told;
  if (question?.currentQuestionIndex !== currentQuestionIndex) return state;
  return { ...state, followupQuestion: { ...question, answeredCount, totalPlayers } };
}
