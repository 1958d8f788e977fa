// Error codes, close codes and HTTP statuses as catalogue texts (UI-A11, UI-A19).
import { ApiError } from "../rest";
import { translator } from "./core";
import { tc } from "./common";

const sv = {
  INVALID_SESSION: "Spelet finns inte längre.",
  UNAUTHORIZED: "Du får inte göra det här.",
  RATE_LIMITED: "Lite för snabbt. Vänta en stund.",
  INVALID_PHASE: "Det går inte just nu.",
  VALIDATION_ERROR: "Servern förstod inte svaret. Försök igen.",
  INTERNAL_ERROR: "Något gick fel.",
  INVALID_CONTENT_PACK: "Innehållet finns inte längre.",
  INVALID_OPERATION: "Det går inte just nu.",
} as const;

const en: Record<keyof typeof sv, string> = {
  INVALID_SESSION: "This game no longer exists.",
  UNAUTHORIZED: "You are not allowed to do this.",
  RATE_LIMITED: "A little too fast. Wait a moment.",
  INVALID_PHASE: "Not possible right now.",
  VALIDATION_ERROR: "The server did not understand. Try again.",
  INTERNAL_ERROR: "Something went wrong.",
  INVALID_CONTENT_PACK: "That content no longer exists.",
  INVALID_OPERATION: "Not possible right now.",
};

const te = translator({ sv, en });

/** Text of an ERROR event's code. */
export const errorText = (code: string): string =>
  code in sv ? te(code as keyof typeof sv) : tc("somethingWrong");

/** Text of a final close (WS12–WS16). */
export function closeText(code: number | null): string {
  switch (code) {
    case 4001:
    case 4002:
      return tc("ticketExpired");
    case 4010:
      return tc("openElsewhere");
    default:
      return tc("gameGone");
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
