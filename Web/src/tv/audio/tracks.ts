// Which file a track is, and which files come next.
import type { Phase } from "../../lib/types";

/** Three journeys, so that three destinations do not sound the same. */
const journeys = ["music_travel_loop", "music_travel_loop_2", "music_travel_loop_3"];
const intro = "music_travel";
const questions = "music_followup_loop";

const journey = (index: number): string => journeys[Math.max(0, index) % journeys.length] ?? "music_travel_loop";

/** The file of a track of the wire at a destination, counted from 0. */
export const fileOf = (trackId: string, destinationIndex: number): string =>
  trackId === journeys[0] ? journey(destinationIndex) : trackId;

/** dB of a track that is found playing; only MUSIC_SET tells it (AU2–AU4). */
export const nominalDb = (trackId: string): number => (trackId === intro ? -6 : 0);

/** The music to decode ahead in a phase. */
export function soon(phase: Phase, destinationIndex: number): string[] {
  if (phase === "LOBBY") return [intro, journey(0)];
  if (phase === "PREPARING_ROUND" || phase === "ROUND_INTRO") return [journey(destinationIndex)];
  if (phase === "CLUE_LEVEL") return [questions];
  if (phase === "FOLLOWUP_QUESTION" || phase === "SCOREBOARD") return [journey(destinationIndex + 1)];
  return [];
}
