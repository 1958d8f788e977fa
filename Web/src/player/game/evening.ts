// What an evening's state says that other sessions leave to the page to work out.
import type { Game } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { isLate } from "../seat";

/** The session is an evening, and tells this phone so (EVE3). */
export const isEvening = ({ journey }: GameState): boolean => journey !== undefined;

/** The destination is only watched: the seat came after it had begun. */
export const isWatching = ({ me, roundIndex }: GameState): boolean => (me ? me.why === "late" : isLate(roundIndex));

/** Notes are on tonight, as far as this page was told. */
export const hasNotes = ({ lobby }: Game): boolean => lobby?.settings?.notes !== false;
