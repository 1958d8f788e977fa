// The night's standing in one line (EVE83).
import { t } from "../../lib/i18n/player";
import type { GameState } from "../../lib/types";

type Night = NonNullable<GameState["night"]>;

/** Who leads, by journeys won; "" before a journey counts. */
export function nightLine({ journeys, standings }: Night): string {
  const [first, second] = standings;
  if (journeys === 0 || !first) return "";
  const leaders = standings.filter(({ wins }) => wins === first.wins).length;
  const isEven = first.wins === 0 || leaders > 2;
  if (isEven) return t("nightEven");
  if (leaders === 2 && second) return t("nightTwo", { name: first.name, other: second.name, a: first.wins });
  return t("nightLeads", { name: first.name, a: first.wins, b: second?.wins ?? 0 });
}
