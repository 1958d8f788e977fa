// Error codes, close codes and HTTP statuses as catalogue texts (UI-A11, UI-A19).
import { ApiError } from "../rest";
import { closeCodes } from "../rules.gen";
import type { ErrorCode } from "../types";
import { translator } from "./core";
import { tc } from "./common";
import * as texts from "./generated/errors";

const te = translator(texts);

/** Text of an ERROR event's code; the compiler knows that every code has one. */
export function errorText(code: string): string {
  const key = `error.${code}` as `error.${ErrorCode}`;
  return key in texts.sv ? te(key) : tc("somethingWrong");
}

/** Text of a final close (WS12–WS16). */
export function closeText(code: number | null): string {
  switch (code) {
    case closeCodes.sessionEnded:
      return tc("sessionEnded");
    case closeCodes.invalidToken:
    case closeCodes.expiredToken:
      return tc("ticketExpired");
    case closeCodes.sessionNotFound:
      return tc("gameGone");
    case closeCodes.replaced:
      return tc("openElsewhere");
    default:
      return tc("connectionLost");
  }
}

/** The refusals that share a status with others, by what their body calls them (RE1). */
type RefusalName =
  | "Forbidden"
  | "Foreign origin"
  | "House key needed"
  | "Invalid phase"
  | "Lobby locked"
  | "Pack in play"
  | "Restarting"
  | "Session full"
  | "Unauthorized"
  | "Validation error";

/** Texts of one page's own, by the refusal's name or by status. */
type Special = Partial<Record<RefusalName | number, string>>;

function refusalText(name: string): string | null {
  switch (name as RefusalName) {
    case "Lobby locked":
      return tc("lobbyLocked");
    case "Restarting":
      return tc("restarting");
    case "Session full":
      return tc("gameFull");
    case "Foreign origin":
      return tc("foreignOrigin");
    case "House key needed":
      return tc("houseKeyNeeded");
    case "Pack in play":
      return tc("packInPlay");
    case "Forbidden":
      return tc("notLetIn");
    case "Unauthorized":
      return te("error.UNAUTHORIZED");
    case "Invalid phase":
      return te("error.INVALID_PHASE");
    case "Validation error":
      return te("error.VALIDATION_ERROR");
    default:
      return null;
  }
}

function statusText(status: number): string {
  switch (status) {
    case 0:
      return tc("serverUnreachable");
    case 404:
      return tc("unknownCode");
    case 421:
      return tc("foreignOrigin");
    case 429:
      return tc("tooMany");
    default:
      return tc("httpSuffix", { text: tc("somethingWrong"), n: String(status) });
  }
}

/** Text of a failed REST call: the page's own (`special`), else the refusal's, else the status's. */
export function apiErrorText(error: unknown, special: Special = {}): string {
  if (!(error instanceof ApiError)) return tc("somethingWrong");
  const { code, status, waitS } = error;
  if (status === 429 && waitS > 0) return tc("tooManyWait", { n: waitS });
  return special[code as RefusalName] ?? special[status] ?? refusalText(code) ?? statusText(status);
}
