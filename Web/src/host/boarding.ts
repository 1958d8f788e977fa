// The ways to a host's seat: a new game, a game by its code, a seat handed over (UI-H2, H9, EX23).
import { rememberAddress } from "../lib/address";
import { getLang } from "../lib/i18n/core";
import { apiErrorText } from "../lib/i18n/errors";
import { t } from "../lib/i18n/host";
import { createSession, join, lookup } from "../lib/rest";
import type { Seat } from "../lib/storage";
import { useCommands } from "./commands";
import { household } from "./content/played";

export async function createSeat(): Promise<Seat> {
  const { sessionId, joinCode, hostAuthToken, wsUrl } = await createSession({ language: getLang(), evening: true }, household());
  rememberAddress(wsUrl);
  return { sessionId, joinCode, token: hostAuthToken, playerId: "", name: "" };
}

/** `handoverCode`: from the device that has the seat now. */
export async function hostSeat(code: string, handoverCode = ""): Promise<Seat> {
  const { sessionId, joinCode } = await lookup(code);
  const name = t("hostName");
  const body = { name, role: "host", joinToken: joinCode, ...(handoverCode ? { handoverCode } : {}) } as const;
  const { playerId, playerAuthToken, wsUrl } = await join(sessionId, body);
  rememberAddress(wsUrl);
  return { sessionId, joinCode, token: playerAuthToken, playerId, name };
}

/** The handover code that a scanned address brings along, or "". */
export const handoverInAddress = (): string => new URLSearchParams(window.location.search).get("handover") ?? "";

/** A new game in place of this one (UI-H17); this one stays when there is no new one. */
export function useNewGame(onSeat: (seat: Seat) => void): () => void {
  const { tell } = useCommands();
  return () => {
    createSeat().then(onSeat, (problem: unknown) => tell(apiErrorText(problem)));
  };
}
