// What somebody reads who came in the middle of the game.
import { t } from "../../lib/i18n/player";
import type { GameState } from "../../lib/types";

/** At the last place there is none left to begin with. */
export function lateText({ destinationIndex, totalDestinations }: GameState): string {
  const isLast = destinationIndex !== undefined && destinationIndex === totalDestinations;
  return t(isLast ? "lateLast" : "lateClue");
}
