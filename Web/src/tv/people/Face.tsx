// The passenger of a player, beside its name (UI-E2). Nothing where passengers are not there.
import { useGame } from "../../lib/store";
import type { Mood } from "../../ui/passenger/moods";
import { Passenger } from "../../ui/passenger/Passenger";
import { figureOf, playerOf } from "./person";

interface FaceProps {
  id: string;
  mood?: Mood;
  /** Whatever differs when the same mood comes again. */
  moment?: unknown;
  note?: boolean;
  /** Where no name stands beside it. */
  name?: string;
}

export function Face({ id, ...how }: FaceProps) {
  const player = playerOf(useGame().state, id);
  if (player?.passenger === undefined) return null;
  const mood = how.mood ?? (player.isConnected ? "sit" : "sleep");
  return <Passenger figure={figureOf(player)} tone={player.tone} seed={id} {...how} mood={mood} />;
}
