// The number of an award, in its unit (EVE79).
import { ta } from "../../lib/i18n/awards";
import { t } from "../../lib/i18n/tv";
import type { Award } from "../../lib/types";
import { kilometres } from "../../ui/distance";

type Value = (n: number) => string;

const times: Value = (n) => t("ofTimes", { n });

const values: Partial<Record<Award["id"], Value>> = {
  near_miss: kilometres,
  quick_brake: (s) => t("ofSeconds", { s: Math.round(s * 10) / 10 }),
  comeback: (n) => t("ofRanks", { n }),
  photo_finish: (n) => t("ofMs", { n: Math.round(n) }),
  ten: times,
  postman: (n) => t("nPts", { n }),
  quiz: (n) => t("ofRight", { n }),
  patient: times,
  steady: (n) => t("ofAll", { n }),
  long_way: kilometres,
  brave: (n) => t("ofBrakes", { n }),
  cheer: times,
};

/** "" of an award without a number, or one that is newer than this page. */
export function valueOf({ id, value, place }: Award): string {
  if (id === "alone_right") return place ?? "";
  return value === undefined ? "" : values[id]?.(value) ?? "";
}

const titled: readonly string[] = [...Object.keys(values), "alone_right", "crew"];

/** Null of an award that this page does not know. */
export const titleOf = ({ id }: Award): string | null => (titled.includes(id) ? ta(`award_${id}`) : null);
