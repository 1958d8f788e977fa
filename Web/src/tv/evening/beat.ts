// Offsets of the show on the server's clock: the announced length says how the pace scales them (EVE53).
import { useRef } from "react";
import type { WireTimer } from "../../lib/types";

/** A part of the show that began at `startMs`, `scale` times as long as written. */
export interface Beat {
  startMs: number;
  scale: number;
}

export const beatOf = ({ startAtServerMs, durationMs }: WireTimer, nominalMs: number): Beat => ({
  startMs: startAtServerMs,
  scale: Math.min(2, durationMs / nominalMs),
});

/** When an offset comes, in server time; null while the beat is not known. */
export const at = (beat: Beat | null, offsetMs: number): number | null => beat && beat.startMs + offsetMs * beat.scale;

/** The beat by the first timer that was seen: one that is made longer later moves nothing. */
export function useBeat(timer: WireTimer | null, nominalMs: number): Beat | null {
  const beat = useRef<Beat | null>(null);
  if (timer && !beat.current) beat.current = beatOf(timer, nominalMs);
  return beat.current;
}
