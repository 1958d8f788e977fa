// Who somebody travels as (EVE74), where the server says it, and what this phone remembers of its own (EVE76).
import { read, write } from "../../lib/storage";
import type { GameState } from "../../lib/types";
import { isFigure, type Figure } from "../../ui/passenger/figures";

export interface Look {
  figure: Figure;
  tone: number;
}

export function lookOf({ players }: GameState, playerId: string): Look | null {
  const { passenger, tone } = players.find((player) => player.playerId === playerId) ?? {};
  return isFigure(passenger) && tone !== undefined ? { figure: passenger, tone } : null;
}

const key = "tripto.passenger";

interface Remembered extends Look {
  /** The session that has been told. */
  sessionId: string;
}

export function rememberedLook(): Remembered | null {
  try {
    const kept = JSON.parse(read(key) ?? "null") as Remembered | null;
    return isFigure(kept?.figure) ? kept : null;
  } catch {
    // NB: a damaged memory is none.
    return null;
  }
}

export const rememberLook = (look: Look, sessionId: string): void =>
  write(key, JSON.stringify({ ...look, sessionId }));

/** It was free but for its tone: the server gave another one (EVE76). */
export const wasTaken = (asked: Look | null, given: Look | null): boolean =>
  asked !== null && given !== null && asked.figure === given.figure && asked.tone !== given.tone;
