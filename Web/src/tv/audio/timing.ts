// From the server's clock to the clock of the sound card (S26, S28, AU21). Pure.

/** One moment on both clocks; `latencyS` is how long a sound takes from the graph to the room. */
export interface Moment {
  serverMs: number;
  contextS: number;
  latencyS: number;
}

/** Tracks at 120 BPM change over on a beat. */
export const beatS = 0.5;

/** Music later than this is entered where it should be by now; up to this it starts at its first note. */
const tooLateMs = 500;
/** No cue is sent this long before its sound: such a start is an error of a clock. */
const tooEarlyMs = 5000;
const rounding = 1e-6;

/** Context time at which to start what is to be heard at `startAtServerMs`; at once when that has passed. */
export function startTime(startAtServerMs: number, now: Moment): number {
  const aheadMs = startAtServerMs - now.serverMs;
  if (!Number.isFinite(aheadMs) || aheadMs > tooEarlyMs) return now.contextS;
  return Math.max(now.contextS, now.contextS + aheadMs / 1000 - now.latencyS);
}

/** Seconds into a loop of `lengthS` when it is started at context time `atS`: (now − start) mod L. */
export function loopPosition(startAtServerMs: number, atS: number, lengthS: number, now: Moment): number {
  const lateMs = now.serverMs - startAtServerMs;
  if (!(lateMs > tooLateMs) || !(lengthS > 0)) return 0;
  return (lateMs / 1000 + atS + now.latencyS - now.contextS) % lengthS;
}

/** The first beat at or after `atS` of a track whose first note was at `originS`. */
export function nextBeat(originS: number, atS: number): number {
  return originS + Math.ceil((atS - originS) / beatS - rounding) * beatS;
}

/** The beat nearest to a position in a loop. */
export const onBeat = (positionS: number): number => Math.round(positionS / beatS) * beatS;
