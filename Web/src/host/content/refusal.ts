// Why content cannot be had, and why a pack was not taken in, line by line where the server says it.
import { apiErrorText, errorText } from "../../lib/i18n/errors";
import { t } from "../../lib/i18n/host";
import { ApiError } from "../../lib/rest";
import type { PackProblem } from "./packs";

export interface Refusal {
  text: string;
  problems: PackProblem[];
}

const problemsOf = (problem: unknown): PackProblem[] => {
  const found = problem instanceof ApiError ? problem.details.problems : undefined;
  return Array.isArray(found) ? (found as PackProblem[]) : [];
};

/** Text of a failed call about a pack or the plan. */
export const contentErrorText = (problem: unknown): string =>
  apiErrorText(problem, { 404: errorText("INVALID_CONTENT_PACK") });

/** Why changed clues were not saved. */
export function editRefusalOf(problem: unknown): Refusal {
  return { text: apiErrorText(problem, { 400: t("clueRefused"), 409: t("clueInPlay") }), problems: problemsOf(problem) };
}

export function refusalOf(problem: unknown): Refusal {
  if (problem instanceof SyntaxError) return { text: t("importNotJSON"), problems: [] };
  const text = apiErrorText(problem, { 400: t("importRefused"), 409: t("importConflict"), 413: t("importTooLarge") });
  return { text, problems: problemsOf(problem) };
}
