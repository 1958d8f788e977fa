// The destination's answers as rows to judge: from the host's state, or from the results when secrets are hidden.
import { reading } from "../lib/reading";
import type { GameState, LockedAnswer, ResultRow } from "../lib/types";
import type { Answer } from "./parts/AnswerRows";

function answerOf(lock: LockedAnswer, state: GameState, shown: ResultRow | undefined): Answer {
  const correct = lock.isCorrect ?? shown?.isCorrect ?? false;
  return {
    playerId: lock.playerId,
    name: state.players.find((p) => p.playerId === lock.playerId)?.name ?? "",
    text: lock.answerText ?? shown?.answerText ?? "",
    correct,
    points: (lock.pointsAwarded ?? 0) + (lock.speedBonus ?? 0),
    level: lock.lockedAtLevelPoints,
    note: reading(lock.judged, state.destination?.name ?? ""),
    overruled: lock.judged?.overruled ?? false,
  };
}

/** `results`: the official rows, whose words a host who plays along may see (EX29). */
export const answersOf = (state: GameState, results: ResultRow[]): Answer[] =>
  state.lockedAnswers.map((lock) => answerOf(lock, state, results.find((r) => r.playerId === lock.playerId)));
