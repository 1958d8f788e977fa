// Reactions of an evening (EVE25): which there are, and when this player may send one.
import type { GameState, Phase, ReactionEmoji } from "../../lib/types";
import { ownLock } from "./carriage";

export type ReactionName = "clap" | "laugh" | "wow" | "fire" | "heart" | "party" | "think" | "cry";

export const reactions: Record<ReactionName, ReactionEmoji> = {
  clap: "👏",
  laugh: "😂",
  wow: "😮",
  fire: "🔥",
  heart: "❤️",
  party: "🎉",
  think: "🤔",
  cry: "😭",
};

/** The server takes one in this time. */
export const restMs = 2000;

const everybody: readonly Phase[] = [
  "LOBBY", "ROUND_INTRO", "REVEAL_DESTINATION", "SCOREBOARD", "FINAL_RESULTS", "ROUND_END",
];

/** Between the steps everybody may; at a clue and a question only who has answered, and nobody while the train stands. */
export function mayReact(state: GameState, me: string): boolean {
  if (state.journey === undefined || state.paused) return false;
  if (everybody.includes(state.phase)) return true;
  if (state.phase === "CLUE_LEVEL") return ownLock(state, me) !== undefined;
  return state.phase === "FOLLOWUP_QUESTION" && state.followupQuestion?.answeredByMe === true;
}
