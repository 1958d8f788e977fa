// Error codes, close codes and HTTP statuses as catalogue texts (UI-A11, UI-A19).
import { ApiError } from "../rest";
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
    case 1000:
      return tc("sessionEnded");
    case 4001:
    case 4002:
      return tc("ticketExpired");
    case 4003:
      return tc("gameGone");
    case 4010:
      return tc("openElsewhere");
    default:
      return tc("connectionLost");
  }
}

/** Text of a failed REST call. 409 and 400 mean different things to each page: see `special`. */
export function apiErrorText(error: unknown, special: Partial<Record<number, string>> = {}): string {
  if (!(error instanceof ApiError)) return tc("somethingWrong");
  const known = special[error.status];
  if (known) return known;
  switch (error.status) {
    case 0:
      return tc("serverUnreachable");
    case 404:
      return tc("unknownCode");
    case 403:
      return tc("lobbyLocked");
    case 429:
      return tc("tooMany");
    default:
      return tc("httpSuffix", { text: tc("somethingWrong"), n: String(error.status) });
  }
}
