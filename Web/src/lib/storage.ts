// localStorage where it works, memory where it is blocked or full. The game never needs more.

const memory = new Map<string, string>();

export function read(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    // NB: private mode and blocked storage throw; the seat then lives as long as the tab.
    if (value === null) memory.delete(key);
    else memory.set(key, value);
  }
}

/** A place in one game: what a reload needs to come back to it. */
export interface Seat {
  sessionId: string;
  joinCode: string;
  token: string;
  playerId: string;
  name: string;
  /** Joined in a running game: the round not played, or -1 until the first snapshot (EX26). */
  lateRound?: number;
}

export type Surface = "player" | "host" | "tv";

const isSeat = (value: unknown): value is Seat => {
  const seat = value as Partial<Seat> | null;
  return typeof seat?.token === "string" && typeof seat.sessionId === "string";
};

export function loadSeat(surface: Surface): Seat | null {
  const text = read(`tripto.${surface}`);
  if (!text) return null;
  try {
    const seat: unknown = JSON.parse(text);
    return isSeat(seat) ? seat : null;
  } catch {
    return null;
  }
}

export const saveSeat = (surface: Surface, seat: Seat | null): void =>
  write(`tripto.${surface}`, seat && JSON.stringify(seat));
