// The ways to the TV's seat: a new game, a game by its code, a game that was put onto this screen (UI-T1, RE72).
import { rememberAddress } from "../lib/address";
import { getLang } from "../lib/i18n/core";
import { createSession, lookup, openTv } from "../lib/rest";
import type { Seat } from "../lib/storage";
import type { ScreenStatus } from "../lib/types";

const seatOf = (sessionId: string, joinCode: string, token: string, wsUrl: string): Seat => {
  rememberAddress(wsUrl);
  return { sessionId, joinCode, token, playerId: "tv", name: "" };
};

/** A new evening (EVE2). The host's token is left behind: the host claims its seat by code (RE16). */
export async function createSeat(): Promise<Seat> {
  const made = await createSession({ language: getLang(), evening: true });
  const { tvAuthToken, wsUrl } = await openTv(made.sessionId, made.tvJoinToken);
  return seatOf(made.sessionId, made.joinCode, tvAuthToken, wsUrl);
}

export async function findSeat(code: string): Promise<Seat> {
  const { sessionId, joinCode } = await lookup(code);
  const { tvAuthToken, wsUrl } = await openTv(sessionId);
  return seatOf(sessionId, joinCode, tvAuthToken, wsUrl);
}

/** Null while no host has typed this screen's code. */
export function pairedSeat({ sessionId, joinCode, tvAuthToken, wsUrl }: ScreenStatus): Seat | null {
  if (!sessionId || !joinCode || !tvAuthToken || !wsUrl) return null;
  return seatOf(sessionId, joinCode, tvAuthToken, wsUrl);
}
