// Taking, keeping and leaving a seat.
import { join, type Lookup } from "../lib/rest";
import { loadSeat, read, saveSeat, write, type Seat } from "../lib/storage";
import { letSleep } from "./awake";

const nameKey = "tripto.name";

export const rememberedName = (): string => read(nameKey) ?? "";

/** Shows `path` in the address without loading it; a `?lang=` stays. */
function showPath(path: string): void {
  const lang = new URLSearchParams(window.location.search).get("lang");
  window.history.replaceState(null, "", lang ? `${path}?lang=${encodeURIComponent(lang)}` : path);
}

/** Strict servers let in who knows the code (SE4). */
const sit = (game: Lookup, name: string, role: "player" | "host") =>
  join(game.sessionId, { name, role, joinToken: game.joinCode });

/** Joins as a player; throws `ApiError`. */
export async function takeSeat(game: Lookup, name: string): Promise<Seat> {
  const joined = await sit(game, name, "player");
  const seat: Seat = {
    sessionId: game.sessionId,
    joinCode: game.joinCode,
    token: joined.playerAuthToken,
    playerId: joined.playerId,
    name,
    ...(game.phase === "LOBBY" ? {} : { lateRound: -1 }),
  };
  write(nameKey, name);
  saveSeat("player", seat);
  showPath(`/join/${game.joinCode}`);
  return seat;
}

/** Takes the host's seat and moves to the host page; throws `ApiError` 409 when somebody has it. */
export async function takeHostSeat(game: Lookup, name: string): Promise<void> {
  const joined = await sit(game, name, "host");
  saveSeat("host", {
    sessionId: game.sessionId,
    joinCode: game.joinCode,
    token: joined.playerAuthToken,
    playerId: joined.playerId,
    name,
  });
  window.location.assign("/host");
}

/** Leaves the game on this page, but keeps the seat: it is in use elsewhere. */
export function stepAside(): void {
  letSleep();
  showPath("/");
}

export function forgetSeat(): void {
  stepAside();
  saveSeat("player", null);
  for (const kept of ["tripto.draft", "tripto.note"]) write(kept, null);
}

/** Fixes the round a late joiner does not play, once the first snapshot has told it. */
export function noteLateRound(roundIndex: number): void {
  const seat = loadSeat("player");
  if (seat?.lateRound === -1) saveSeat("player", { ...seat, lateRound: roundIndex });
}

export const isLate = (roundIndex: number | undefined): boolean => {
  const late = loadSeat("player")?.lateRound;
  return late !== undefined && (late === -1 || late === roundIndex);
};
