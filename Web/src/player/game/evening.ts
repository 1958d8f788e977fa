// What an evening's state says that other sessions leave to the page to work out.
import type { Game } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { isLate } from "../seat";

/** The session is an evening, and tells this phone so (EVE3). */
export const isEvening = ({ journey }: GameState): boolean => journey !== undefined;

/** The destination is only watched: the seat came after it had begun. */
export const isWatching = ({ me, roundIndex }: GameState): boolean => (me ? me.why === "late" : isLate(roundIndex));

const typedAtLeast = 8;

/** A child types here as everybody does; its four choices come at the clues after it (EVE45). */
export const choicesLater = ({ players, me, clueLevelPoints }: GameState, own: string): boolean =>
  me?.choices === null && (clueLevelPoints ?? 0) >= typedAtLeast
  && players.some(({ playerId, child }) => playerId === own && child === true);

/** Notes are on tonight, as far as this page was told. */
export const hasNotes = ({ lobby }: Game): boolean => lobby?.settings?.notes !== false;
