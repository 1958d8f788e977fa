// What the checks have against a clue, in words for a host.
import { t } from "../../lib/i18n/host";
import type { PackProblem } from "../content/packs";

const texts = {
  L01: "problemLeak",
  L02: "problemLeak",
  L03: "problemLeak",
  L04: "problemLeak",
  L05: "problemLeak",
  L10: "problemEarly",
  L11: "problemEarly",
  L20: "problemSuperlative",
  L21: "problemNumber",
  L22: "problemLanguages",
  L30: "problemAnswer",
  L32: "problemAnswer",
  L40: "problemLong",
  L42: "problemPhrase",
  P22: "problemMissing",
  P23: "problemLong",
  P24: "problemCharacters",
} as const;

/** A line for a code; codes that nobody expects here get a general one. */
export const problemText = ({ code }: PackProblem): string =>
  code in texts ? t(texts[code as keyof typeof texts]) : t("problemOther");

export type Field = "text" | "textEn" | "";

/** The field that a problem is about; "" when it lies elsewhere. */
export const fieldOf = ({ path }: PackProblem): Field => {
  if (!path.startsWith("clues[")) return "";
  return path.endsWith(".textEn") ? "textEn" : "text";
};
