// Why the brake cannot be pulled (UI-P11), in an evening by what the server says of this player (UI-E29, UI-E31).
import { t } from "../../lib/i18n/player";
import { lastLevel } from "../../lib/levels";
import type { Game } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { hasNotes } from "./evening";

/** After the last level the timer is gone and the reveal is under way (ST28). */
export const revealBegun = (state: GameState): boolean =>
  state.phase === "CLUE_LEVEL" && state.clueLevelPoints === lastLevel && !state.clueTimerEnd && !state.paused;

/** Whoever has the brake. */
export const brakerOf = (state: GameState): string => state.brakeOwnerName ?? t("someone");

/** What somebody who has let go is told as long as that counts; else "". */
export function afterRelease(game: Game, { me }: GameState): string {
  if (me?.why === "out") return t("rolledOn");
  if (me?.why === "spent") return t(hasNotes(game) ? "noBrakes" : "noBrakesHere");
  return "";
}

function ownReason(game: Game, state: GameState): string {
  const { me, clueTimerEnd } = state;
  if (me?.why === "choices_later") return t("childSoon");
  const released = afterRelease(game, state);
  if (released) return released;
  const waits = me ? !me.mayBrake : game.moments.locked !== null && !clueTimerEnd;
  return waits ? t("waitNextClue") : "";
}

/** Why the brake is off now, or "". */
export function reasonOff(game: Game, state: GameState, mine: boolean): string {
  if (mine) return t("youBraked");
  if (game.conn !== "online") return t("brakeOffline");
  if (state.paused) return t("pausedByHost");
  if (state.phase === "PAUSED_FOR_BRAKE") return t("rej_already_paused", { name: brakerOf(state) });
  if (revealBegun(state)) return t("revealing");
  return ownReason(game, state);
}
