// How the server read an answer, in words (EX36).
import { tr } from "./i18n/verdicts";
import type { Judged } from "./types";

const folded = (name: string): string => name.trim().toLocaleLowerCase();

/** Said to whoever knew the country but not the place; "" else. */
export function countryNote(answer: string, country: string | null | undefined): string {
  if (!country || folded(answer) !== folded(country)) return "";
  return tr("rightCountry", { kind: tr("kind_place") });
}

/** One line about a verdict that is not self-evident, or nothing; `place` is the destination's name. */
export function reading(judged: Judged | undefined, place: string): string {
  if (!judged) return "";
  if (judged.overruled) return tr("overruled");
  switch (judged.reason) {
    case "alias":
    case "spelling":
      return tr("readAs", { x: place });
    case "near":
      return tr("near", { x: place });
    case "other_place":
      return judged.other ? tr("otherPlace", { x: judged.other }) : "";
    case "too_broad":
      return tr("tooBroad");
    case "generic":
      return tr("generic");
    case "multiple":
      return tr("multiple");
    case "exact":
    case "empty":
    case "reject":
      return "";
  }
}
