// How long a brake lasts, for its clocks. Server time.
import type { Game } from "../../lib/store";
import type { GameState } from "../../lib/types";

export interface Clock {
  endMs: number | null;
  totalMs: number;
}

/** When the answer window of a brake closes, and how long it is. A pause has no end (UI-A13). */
export function windowOf({ moments }: Game, { timer, paused }: GameState): Clock {
  if (paused) return { endMs: null, totalMs: 0 };
  if (timer) return { endMs: timer.startAtServerMs + timer.durationMs, totalMs: timer.durationMs };
  return { endMs: moments.brake?.endsAtMs ?? null, totalMs: moments.brake?.answerTimeoutMs ?? 0 };
}

/** The window as announced to other players too (EVE29); a page that came later takes it for this. */
const usualSilenceMs = 10_000;

/** Within it the first letter has to come (EVE29); null as soon as something is typed, and in other sessions. */
export function silenceOf({ moments }: Game, { brake }: GameState, text: string): (Clock & { endMs: number }) | null {
  const endMs = brake?.silentUntilMs ?? null;
  if (endMs === null || text.trim() !== "") return null;
  return { endMs, totalMs: moments.brake?.silenceMs ?? usualSilenceMs };
}
