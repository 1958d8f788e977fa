// Who leads the night, in one line (EVE83, EVE26).
import { t } from "../../lib/i18n/host";
import type { GameState } from "../../lib/types";

type Night = NonNullable<GameState["night"]>;

/** Those with the most journeys won, and how many the next one has. */
function leaders({ standings }: Night) {
  const most = Math.max(0, ...standings.map(({ wins }) => wins));
  const first = standings.filter(({ wins }) => wins === most);
  const next = Math.max(0, ...standings.filter(({ wins }) => wins < most).map(({ wins }) => wins));
  return { first, most, next };
}

/** The line of a night with at least one journey that counts; null before that. */
export function nightLine(night: Night | undefined): string | null {
  if (!night || night.journeys === 0 || night.standings.length === 0) return null;
  const { first, most, next } = leaders(night);
  const [one, other] = first;
  if (!one || most === 0 || first.length > 2) return t("nightEven");
  if (!other) return t("nightLeads", { name: one.name, a: most, b: next });
  return t("nightTwo", { name: one.name, other: other.name, a: most });
}
