// What happened lately, beside the state: the last payload of each event that a screen shows.
import type { EffectId, GameState, ServerEvents, ServerEventType, ServerMessage } from "./types";

export interface Moments {
  clue: ServerEvents["CLUE_PRESENT"] | null;
  advance: ServerEvents["CLUE_ADVANCE"] | null;
  pending: ServerEvents["BRAKE_PENDING"] | null;
  /** `endsAtMs`: server time at which the answer window closes. */
  brake: (ServerEvents["BRAKE_ACCEPTED"] & { endsAtMs: number }) | null;
  rejected: (ServerEvents["BRAKE_REJECTED"] & { atMs: number }) | null;
  order: ServerEvents["BRAKE_ORDER"] | null;
  locked: ServerEvents["BRAKE_ANSWER_LOCKED"] | null;
  reveal: ServerEvents["DESTINATION_REVEAL"] | null;
  results: ServerEvents["DESTINATION_RESULTS"] | null;
  scoreboard: ServerEvents["SCOREBOARD_UPDATE"] | null;
  followup: ServerEvents["FOLLOWUP_QUESTION_PRESENT"] | null;
  followupLocked: ServerEvents["FOLLOWUP_ANSWERS_LOCKED"] | null;
  followupResults: ServerEvents["FOLLOWUP_RESULTS"] | null;
  /** This destination's judged questions in the order told; again for a changed verdict. */
  judged: ServerEvents["FOLLOWUP_RESULTS"][];
  ended: ServerEvents["GAME_ENDED_EVENT"] | null;
  final: ServerEvents["FINAL_RESULTS_PRESENT"] | null;
  /** Finale effects seen so far, in order. */
  effects: EffectId[];
  error: (ServerEvents["ERROR"] & { atMs: number }) | null;
}

const perClue = { advance: null, pending: null, brake: null, rejected: null, order: null, locked: null };
const perQuestion = { followup: null, followupLocked: null, followupResults: null };
const perRound = { ...perClue, ...perQuestion, judged: [], clue: null, reveal: null, results: null, scoreboard: null };

export const noMoments: Moments = {
  ...perRound,
  ended: null,
  final: null,
  effects: [],
  error: null,
};

/** When an event was sent and when it was heard, both on the server's clock. */
interface Times {
  sentMs: number;
  heardMs: number;
}

type Changes = {
  [T in ServerEventType]?: (payload: ServerEvents[T], times: Times, moments: Moments) => Partial<Moments>;
};

const changes: Changes = {
  CLUE_PRESENT: (clue) => ({ ...perRound, clue }),
  CLUE_ADVANCE: (advance) => ({ advance }),
  BRAKE_PENDING: (pending) => ({ pending }),
  BRAKE_ACCEPTED: (brake, { sentMs }) => ({
    pending: null,
    locked: null,
    brake: { ...brake, endsAtMs: sentMs + brake.answerTimeoutMs },
  }),
  BRAKE_REJECTED: (rejected, { heardMs }) => ({ rejected: { ...rejected, atMs: heardMs } }),
  BRAKE_ORDER: (order) => ({ order }),
  BRAKE_ANSWER_LOCKED: (locked) => ({ brake: null, locked }),
  DESTINATION_REVEAL: (reveal) => ({ ...perClue, reveal }),
  DESTINATION_RESULTS: (results) => ({ results }),
  SCOREBOARD_UPDATE: (scoreboard) => ({ scoreboard }),
  FOLLOWUP_QUESTION_PRESENT: (followup) => ({ ...perQuestion, followup }),
  FOLLOWUP_ANSWERS_LOCKED: (followupLocked) => ({ followupLocked }),
  FOLLOWUP_RESULTS: (followupResults, _, { judged }) => ({ followupResults, judged: [...judged, followupResults] }),
  NEXT_DESTINATION_EVENT: (_next, _times, { judged }) => ({ ...perRound, judged }),
  GAME_ENDED_EVENT: (ended) => ({ effects: [], ended }),
  FINAL_RESULTS_PRESENT: (final) => ({ final }),
  UI_EFFECT_TRIGGER: ({ effectId }, _, { effects }) => ({ effects: [...effects, effectId] }),
  ERROR: (error, { heardMs }) => ({ error: { ...error, atMs: heardMs } }),
};

/** The moments after an event; `nowMs` is the server's clock. Pure. */
export function remember(moments: Moments, message: ServerMessage, nowMs: number): Moments {
  const change = changes[message.type] as
    | ((payload: unknown, times: Times, moments: Moments) => Partial<Moments>)
    | undefined;
  if (!change) return moments;
  const times = { sentMs: message.serverTimeMs || nowMs, heardMs: nowMs };
  return { ...moments, ...change(message.payload, times, moments) };
}

/** The next journey has begun meanwhile, whose rounds are numbered from 0 again (EVE19). */
const isNewJourney = (before: GameState | null, after: GameState): boolean =>
  before?.journey !== undefined && before.journey.number !== after.journey?.number;

/** Drops what the new state has made old. Pure. */
export function settle(moments: Moments, before: GameState | null, after: GameState): Moments {
  if (after.phase === "LOBBY" || isNewJourney(before, after)) return { ...noMoments, error: moments.error };
  let next = moments;
  if (before && before.roundIndex !== after.roundIndex) next = { ...next, ...perRound };
  if (after.phase !== "PAUSED_FOR_BRAKE" && (next.brake || next.pending)) {
    next = { ...next, brake: null, pending: null };
  }
  const asked = after.followupQuestion?.currentQuestionIndex;
  const shown = next.followup?.currentQuestionIndex;
  if (asked !== undefined && shown !== undefined && asked !== shown) next = { ...next, ...perQuestion };
  return next;
}
