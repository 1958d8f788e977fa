// What a passenger does for a moment (EVE77): the last thing that concerned it.
import type { ServerEvents, ServerEventType } from "../../lib/types";
import type { Mood } from "../../ui/passenger/moods";

export interface Move {
  mood: Mood;
  /** Another for each, so that the same one begins anew. */
  moment: number;
  note?: boolean;
}

/** Of everybody, and of some by their ids: the newer one is shown. */
export interface Moves {
  all: Move | null;
  own: Record<string, Move>;
}

export const noMoves: Moves = { all: null, own: {} };

type Told = { [T in ServerEventType]?: (payload: ServerEvents[T], moment: number) => Partial<Moves> };

const one = (id: string, move: Move): Partial<Moves> => ({ own: { [id]: move } });

const told: Told = {
  BRAKE_ACCEPTED: (_, moment) => ({ all: { mood: "start", moment } }),
  BRAKE_ANSWER_LOCKED: ({ playerId }, moment) => one(playerId, { mood: "wave", moment }),
  NOTE_HANDED: ({ playerId }, moment) => one(playerId, { mood: "wave", moment, note: true }),
  TEST_PULL: ({ playerId }, moment) => one(playerId, { mood: "wave", moment }),
  FOLLOWUP_RESULTS: ({ results }, moment) => ({
    own: Object.fromEntries(results.map((row) => [row.playerId, { mood: row.isCorrect ? "cheer" : "sulk", moment }])),
  }),
  FOLLOWUP_QUESTION_PRESENT: () => ({ all: null, own: {} }),
  CLUE_PRESENT: () => ({ all: null, own: {} }),
};

export const movers = Object.keys(told) as (keyof typeof told)[];

/** Pure. What everybody does is over for who does something else since. */
export function moved(moves: Moves, type: ServerEventType, payload: unknown, moment: number): Moves {
  const change = (told[type] as ((payload: unknown, moment: number) => Partial<Moves>) | undefined)?.(payload, moment);
  if (!change) return moves;
  if (change.all === null) return noMoves;
  return { all: change.all ?? moves.all, own: change.all ? {} : { ...moves.own, ...change.own } };
}

export const moveOf = ({ all, own }: Moves, id: string): Move | null => own[id] ?? all;
