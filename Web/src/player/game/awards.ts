// What a player is praised for at the end of a journey (EVE78).
import { t } from "../../lib/i18n/player";
import type { GameState } from "../../lib/types";

type Award = NonNullable<GameState["finale"]>["awards"][number];

/** The own ones among those that have been told, by their titles. */
export function ownAwards({ finale }: GameState, me: string): string[] {
  const own = (finale?.awards ?? []).filter(({ playerIds }: Award) => playerIds.includes(me));
  return own.map(({ id }) => t(`award_${id}`));
}
