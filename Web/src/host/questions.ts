// Where a follow-up question stands.
import type { Moments } from "../lib/moments";
import type { GameState } from "../lib/types";

/**
 * The question takes no more answers. Its event tells it; on a restored screen the missing timer does (UI-H40).
 */
export function isClosed({ followupQuestion: question, paused }: GameState, { followupLocked }: Moments): boolean {
  if (!question) return false;
  return followupLocked?.currentQuestionIndex === question.currentQuestionIndex || (question.timer === null && paused !== true);
}
