// What somebody who does not see the picture is told (UI-T29): one polite line, always there, so that each change
// is heard. The other phases have a line of their own on the screen.
import { t } from "../../lib/i18n/tv";
import type { GameState } from "../../lib/types";
import { isBetween } from "../screens/Intro";
import { shortName } from "./names";

function departure(state: GameState): string {
  const { destinationIndex: i, totalDestinations: n } = state;
  return i === undefined || n === undefined || !isBetween(state) ? t("whereTo") : t("nextOf", { i, n });
}

function lineOf(state: GameState): string {
  switch (state.phase) {
    case "PREPARING_ROUND":
      return t("preparing");
    case "ROUND_INTRO":
      return departure(state);
    case "CLUE_LEVEL":
      return state.clueLevelPoints === null ? "" : t("levelLabel", { n: state.clueLevelPoints });
    case "PAUSED_FOR_BRAKE":
      return state.brakeOwnerName ? t("braked", { name: shortName(state.brakeOwnerName) }) : "";
    case "FOLLOWUP_QUESTION": {
      const question = state.followupQuestion;
      return question ? t("questionOf", { i: question.currentQuestionIndex + 1, n: question.totalQuestions }) : "";
    }
    default:
      return "";
  }
}

export function Told({ state }: { state: GameState }) {
  return (
    <p className="sr-only" role="status" data-testid="told">
      {lineOf(state)}
    </p>
  );
}
