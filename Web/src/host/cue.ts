// The prompter: one sentence about what happens now and what the host may do.
import { t } from "../lib/i18n/host";
import type { Moments } from "../lib/moments";
import type { GameState } from "../lib/types";
import { isClosed } from "./questions";

const lastLevel = 2;

/** What the next clue is called: after the last one comes the answer. */
export const nextClueText = (state: GameState): string =>
  state.clueLevelPoints === lastLevel ? t("toAnswer") : t("nextClue");

function clueCue(state: GameState): string {
  if (state.clueTimerEnd) return state.clueLevelPoints === lastLevel ? t("cueLastClue") : t("cueClue");
  const waits = state.timer !== null && state.timer !== undefined;
  if (state.clueLevelPoints === lastLevel && !waits) return t("cueDrumroll");
  return t("cueLocked");
}

function questionCue(state: GameState, moments: Moments): string {
  if (isClosed(state, moments)) return t("cueQuestionOver");
  return state.followupQuestion?.correctAnswer === null ? t("cueQuestionPlays") : t("cueQuestion");
}

/** In words for whoever holds the tablet. */
export function cueOf(state: GameState, moments: Moments): string {
  if (state.paused) return t("cuePaused");
  switch (state.phase) {
    case "LOBBY":
      return t("cueLobby");
    case "PREPARING_ROUND":
      return t("cuePreparing");
    case "ROUND_INTRO":
      return t("cueIntro");
    case "CLUE_LEVEL":
      return clueCue(state);
    case "PAUSED_FOR_BRAKE":
      return t("cueBrake", { name: state.brakeOwnerName ?? moments.brake?.playerName ?? "" });
    case "REVEAL_DESTINATION":
      return moments.results?.results.length ? t("cueResults") : t("cueReveal");
    case "FOLLOWUP_QUESTION":
      return questionCue(state, moments);
    case "SCOREBOARD":
      return t("cueScoreboard");
    case "FINAL_RESULTS":
      return t("cueFinale");
    case "ROUND_END":
      return t("cueEnd");
  }
}
