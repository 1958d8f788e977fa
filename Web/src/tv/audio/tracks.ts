// Which file a track is, and which files come next.

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

/** The music to decode ahead of the next phases, at a destination counted from 0. */
export const beforeIntro = (): string[] => [intro, journey(0)];
export const beforeClues = (destination: number): string[] => [journey(destination)];
export const beforeQuestions = (): string[] => [questions];
export const beforeNext = (destination: number): string[] => [journey(destination + 1)];
