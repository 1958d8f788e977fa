// What happened lately, beside the state: the last payload of each event that a screen shows.
import type { EffectId, Envelope, GameState, ServerEvents } from "./types";

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
  next: ServerEvents["NEXT_DESTINATION_EVENT"] | null;
  ended: ServerEvents["GAME_ENDED_EVENT"] | null;
  final: ServerEvents["FINAL_RESULTS_PRESENT"] | null;
  /** Finale effects seen so far, in order. */
  effects: EffectId[];
  error: (ServerEvents["ERROR"] & { atMs: number }) | null;
}

const perClue = { advance: null, pending: null, brake: null, rejected: null, order: null, locked: null };
const perQuestion = { followup: null, followupLocked: null, followupResults: null };
const perRound = { ...perClue, ...perQuestion, clue: null, reveal: null, results: null, scoreboard: null };

export const noMoments: Moments = {
  ...perRound,
  next: null,
  ended: null,
  final: null,
  effects: [],
  error: null,
};

/** Drops what the new state has made old. */
function settle(moments: Moments, before: GameState | null, after: GameState): Moments {
  if (after.phase === "LOBBY") return { ...noMoments, error: moments.error };
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

/** The moments after `message`; `nowMs` is the server's clock. Pure. */
export function remember(
  moments: Moments,
  message: Envelope,
  before: GameState | null,
  after: GameState | null,
  nowMs: number,
): Moments {
  const p = message.payload;
  const at = message.serverTimeMs || nowMs;
  switch (message.type) {
    case "STATE_SNAPSHOT":
    case "STATE_PATCH":
      return after ? settle(moments, before, after) : moments;
    case "CLUE_PRESENT":
      return { ...moments, ...perRound, clue: p as ServerEvents["CLUE_PRESENT"], next: null };
    case "CLUE_ADVANCE":
      return { ...moments, advance: p as ServerEvents["CLUE_ADVANCE"] };
    case "BRAKE_PENDING":
      return { ...moments, pending: p as ServerEvents["BRAKE_PENDING"] };
    case "BRAKE_ACCEPTED": {
      const brake = p as ServerEvents["BRAKE_ACCEPTED"];
      const endsAtMs = at + brake.answerTimeoutMs;
      return { ...moments, pending: null, locked: null, brake: { ...brake, endsAtMs } };
    }
    case "BRAKE_REJECTED":
      return { ...moments, rejected: { ...(p as ServerEvents["BRAKE_REJECTED"]), atMs: nowMs } };
    case "BRAKE_ORDER":
      return { ...moments, order: p as ServerEvents["BRAKE_ORDER"] };
    case "BRAKE_ANSWER_LOCKED":
      return { ...moments, brake: null, locked: p as ServerEvents["BRAKE_ANSWER_LOCKED"] };
    case "DESTINATION_REVEAL":
      return { ...moments, ...perClue, reveal: p as ServerEvents["DESTINATION_REVEAL"] };
    case "DESTINATION_RESULTS":
      return { ...moments, results: p as ServerEvents["DESTINATION_RESULTS"] };
    case "SCOREBOARD_UPDATE":
      return { ...moments, scoreboard: p as ServerEvents["SCOREBOARD_UPDATE"] };
    case "FOLLOWUP_QUESTION_PRESENT":
      return { ...moments, ...perQuestion, followup: p as ServerEvents["FOLLOWUP_QUESTION_PRESENT"] };
    case "FOLLOWUP_ANSWERS_LOCKED":
      return { ...moments, followupLocked: p as ServerEvents["FOLLOWUP_ANSWERS_LOCKED"] };
    case "FOLLOWUP_RESULTS":
      return { ...moments, followupResults: p as ServerEvents["FOLLOWUP_RESULTS"] };
    case "NEXT_DESTINATION_EVENT":
      return { ...moments, ...perRound, next: p as ServerEvents["NEXT_DESTINATION_EVENT"] };
    case "GAME_ENDED_EVENT":
      return { ...moments, effects: [], ended: p as ServerEvents["GAME_ENDED_EVENT"] };
    case "FINAL_RESULTS_PRESENT":
      return { ...moments, final: p as ServerEvents["FINAL_RESULTS_PRESENT"] };
    case "UI_EFFECT_TRIGGER": {
      const { effectId } = p as ServerEvents["UI_EFFECT_TRIGGER"];
      return { ...moments, effects: [...moments.effects, effectId] };
    }
    case "ERROR":
      return { ...moments, error: { ...(p as ServerEvents["ERROR"]), atMs: nowMs } };
    default:
      return moments;
  }
}
