// The player's seat of a host who plays: beside the host's own, on the same device (UI-E19).
import { t } from "../../lib/i18n/host";
import { join } from "../../lib/rest";
import { loadSeat, saveSeat, type Seat } from "../../lib/storage";

/** The seat that this device has among the players of the host's game. */
export function seatAlong(host: Seat): Seat | null {
  const seat = loadSeat("player");
  return seat?.sessionId === host.sessionId ? seat : null;
}

/** Joins as a player; an empty name is *Värden*. Throws `ApiError`. */
export async function joinAlong(host: Seat, typed: string): Promise<Seat> {
  const name = typed.normalize("NFC").trim().slice(0, 30) || t("hostName");
  const { sessionId, joinCode } = host;
  const { playerAuthToken, playerId } = await join(sessionId, { name, role: "player", joinToken: joinCode });
  const seat = { sessionId, joinCode, token: playerAuthToken, playerId, name };
  saveSeat("player", seat);
  return seat;
}
