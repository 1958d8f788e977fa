// Who chose what in a question (EVE13, UI-E13): by the option's number, or else by its text.
import type { FollowupResultRow } from "../../lib/types";

export interface Pick {
  playerId: string;
  name: string;
}

export interface Picks {
  /** Those under each option. */
  options: Pick[][];
  /** Of an open question: right, and answered otherwise. */
  right: Pick[];
  other: Pick[];
  /** How many have not answered; nobody names them. */
  silent: number;
}

const pickOf = ({ playerId, playerName }: FollowupResultRow): Pick => ({ playerId, name: playerName });

const choiceOf = ({ choice, answerText }: FollowupResultRow, options: readonly string[]): number =>
  choice ?? options.indexOf(answerText);

const hasAnswered = (row: FollowupResultRow): boolean => row.isCorrect || row.choice !== undefined || row.answerText !== "";

/** Pure. */
export function picksOf(rows: readonly FollowupResultRow[], options: readonly string[] | null): Picks {
  const answered = rows.filter(hasAnswered);
  return {
    options: (options ?? []).map((_, i) => answered.filter((row) => choiceOf(row, options ?? []) === i).map(pickOf)),
    right: answered.filter(({ isCorrect }) => isCorrect).map(pickOf),
    other: answered.filter(({ isCorrect }) => !isCorrect).map(pickOf),
    silent: rows.length - answered.length,
  };
}
