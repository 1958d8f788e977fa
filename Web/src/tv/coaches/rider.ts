// What the train must know of a player.
import type { Figure } from "../../ui/passenger/figures";
import type { Mood } from "../../ui/passenger/moods";

export interface Rider {
  playerId: string;
  name: string;
  passenger: Figure | undefined;
  tone: number | undefined;
  mood?: Mood;
  /** Whatever differs when the same mood comes again. */
  moment?: unknown;
  note?: boolean;
  /** The window is lit up: a test pull (EVE56). */
  isLit?: boolean;
}
