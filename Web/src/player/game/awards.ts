// What a player is praised for at the end of a journey (EVE78).
import { ta } from "../../lib/i18n/awards";
import type { GameState } from "../../lib/types";

type Award = NonNullable<GameState["finale"]>["awards"][number];

/** The own ones among those that have been told, by their titles. */
export function ownAwards({ finale }: GameState, me: string): string[] {
  const own = (finale?.awards ?? []).filter(({ playerIds }: Award) => playerIds.includes(me));
  return own.map(({ id }) => ta(`award_${id}`));
}
