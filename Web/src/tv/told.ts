// The words of the polite line, for the phases whose screen has none of its own.
import { t } from "../lib/i18n/tv";
import type { GameState } from "../lib/types";
import { shortName } from "./parts/names";
import { isBetween } from "./screens/Intro";

export function departureTold(state: GameState): string {
  const { destinationIndex: i, totalDestinations: n, rules } = state;
  if (rules) return "";
  return i === undefined || n === undefined || !isBetween(state) ? t("whereTo") : t("nextOf", { i, n });
}

export const levelTold = ({ clueLevelPoints: n }: GameState): string => (n === null ? "" : t("levelLabel", { n }));

export const brakeTold = ({ brakeOwnerName: name }: GameState): string =>
  name ? t("braked", { name: shortName(name) }) : "";

export const questionTold = ({ followupQuestion: question }: GameState): string =>
  question ? t("questionOf", { i: question.currentQuestionIndex + 1, n: question.totalQuestions }) : "";
