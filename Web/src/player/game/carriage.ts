// The carriage that one rides in, which answers together (EVE20, EVE42); none in journeys without.
import type { GameState, LockedAnswer } from "../../lib/types";

type Carriage = NonNullable<GameState["carriages"]>[number];

export const carriageOf = ({ carriages }: GameState, me: string): Carriage | undefined =>
  carriages?.find(({ members }) => members.includes(me));

/** One's own answer, or that of the carriage, which is the same for all its members (UI-E34). */
export function ownLock(state: GameState, me: string): LockedAnswer | undefined {
  const ours = carriageOf(state, me)?.members ?? [];
  const locks = state.lockedAnswers;
  return locks.find(({ playerId }) => playerId === me) ?? locks.find(({ playerId }) => ours.includes(playerId));
}

/** A mate has pulled the brake for all of them. */
export const isOurBrake = (state: GameState, me: string): boolean =>
  carriageOf(state, me)?.members.includes(state.brakeOwnerPlayerId ?? "") === true;
