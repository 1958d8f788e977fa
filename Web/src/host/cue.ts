// The prompter, where its sentence hangs on more than the phase: what happens now and what the host may do.
import { t } from "../lib/i18n/host";
import { lastLevel } from "../lib/levels";
import type { Moments } from "../lib/moments";
import type { GameState } from "../lib/types";
import { allAnswered } from "./evening/state";
import { isClosed } from "./questions";

/** What the next clue is called: after the last one, and once nobody is left to answer, comes the answer (UI-E23). */
export const nextClueText = (state: GameState): string =>
  state.clueLevelPoints === lastLevel || allAnswered(state) ? t("toAnswer") : t("nextClue");

/** What brings it. NB: the next clue would only be another one, while a clue is left. */
export const nextClueCommand = (state: GameState): "HOST_NEXT_CLUE" | "HOST_FORCE_REVEAL" =>
  allAnswered(state) ? "HOST_FORCE_REVEAL" : "HOST_NEXT_CLUE";

export function clueCue(state: GameState): string {
  if (state.clueTimerEnd) return state.clueLevelPoints === lastLevel ? t("cueLastClue") : t("cueClue");
  const waits = state.timer !== null && state.timer !== undefined;
  if (allAnswered(state) || (state.clueLevelPoints === lastLevel && !waits)) return t("cueDrumroll");
  return t("cueLocked");
}

export function questionCue(state: GameState, moments: Moments): string {
  if (isClosed(state, moments)) return t("cueQuestionOver");
  return state.followupQuestion?.correctAnswer === null ? t("cueQuestionPlays") : t("cueQuestion");
}

export const brakeCue = (state: GameState, moments: Moments): string =>
  state.brake ? t("cueRelease") : t("cueBrake", { name: state.brakeOwnerName ?? moments.brake?.playerName ?? "" });

export const revealCue = (_: GameState, moments: Moments): string =>
  moments.results?.results.length ? t("cueResults") : t("cueReveal");
