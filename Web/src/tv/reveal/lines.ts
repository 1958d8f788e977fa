// The verdicts of a reveal as rows, in the order in which they are told (EVE57, UI-E12).
import type { ResultRow, ShownVerdict, VerdictShown } from "../../lib/types";

export interface VerdictLine {
  playerId: string;
  name: string;
  answer: string;
  correct: boolean;
  points: number;
  /** Of the clue at which it was given. */
  level: number;
  note: boolean;
  byChoice: boolean;
  guess?: ShownVerdict["guess"];
  reason?: ShownVerdict["reason"];
}

const lineOf = (row: ShownVerdict): VerdictLine => ({
  playerId: row.playerId,
  name: row.playerName,
  answer: row.answerText,
  correct: row.isCorrect,
  points: row.pointsAwarded,
  level: row.clueLevelPoints,
  note: row.note,
  byChoice: row.byChoice,
  guess: row.guess,
  reason: row.reason,
});

const resultOf = (row: ResultRow): VerdictLine => ({
  playerId: row.playerId,
  name: row.playerName,
  answer: row.answerText,
  correct: row.isCorrect,
  points: row.pointsAwarded,
  level: row.clueLevelPoints ?? row.lockedAtLevelPoints,
  note: row.note ?? false,
  byChoice: row.byChoice ?? false,
});

/** The steps by their numbers, each once; what the state has is the newer (EX19). Pure. */
export function stepsOf(heard: readonly VerdictShown[], told: readonly VerdictShown[]): VerdictShown[] {
  const steps = new Map([...heard, ...told].map((step) => [step.index, step]));
  return [...steps.values()].sort((a, b) => a.index - b.index);
}

/** Rows for the steps so far; once the results are there they have the last word, also of what was skipped (EVE52). Pure. */
export function linesOf(steps: readonly VerdictShown[], results: readonly ResultRow[] = []): VerdictLine[] {
  const shown = steps.flatMap(({ group }) => group.map(lineOf));
  const final = new Map(results.map((row) => [row.playerId, row]));
  const known = new Set(shown.map(({ playerId }) => playerId));
  const settled = shown.map((line) => {
    const row = final.get(line.playerId);
    return row ? { ...line, correct: row.isCorrect, points: row.pointsAwarded } : line;
  });
  return [...settled, ...results.filter(({ playerId }) => !known.has(playerId)).map(resultOf)];
}
