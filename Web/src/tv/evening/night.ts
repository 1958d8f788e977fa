// The night so far, in a line (EVE83).
import { t } from "../../lib/i18n/tv";
import type { NightStanding, NightView } from "../../lib/types";

function ledBy([first, second]: NightStanding[], b: number): string {
  if (!first) return "";
  if (!second) return t("nightLeads", { name: first.name, a: first.wins, b });
  return t("nightTwo", { name: first.name, other: second.name, a: first.wins });
}

/** Who leads by journeys won; "" before the first journey is over. */
export function nightLine(night: NightView | undefined): string {
  const standings = night?.standings ?? [];
  const most = standings[0]?.wins ?? 0;
  if (!night || night.journeys === 0 || standings.length === 0) return "";
  const leaders = standings.filter(({ wins }) => wins === most);
  if (most === 0 || leaders.length > 2) return t("nightEven");
  return ledBy(leaders, standings[leaders.length]?.wins ?? 0);
}
