// The REST calls of a page (SPEC 3.2), always to the page's own origin.
import type { SessionSettings } from "./types";

/** A refused or failed call. `status` 0: the server was not reached. */
export class ApiError extends Error {
  constructor(readonly status: number, message: string) {
    super(message);
  }
}

const timeoutMs = 8000;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const response = await fetch(path, {
      method,
      signal: abort.signal,
      ...(body === undefined
        ? {}
        : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
    const data = (await response.json().catch(() => null)) as T | null;
    if (response.ok && data !== null) return data;
    const message = (data as { message?: string } | null)?.message ?? "";
    throw new ApiError(response.status, message);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(0, error instanceof Error ? error.message : "");
  } finally {
    clearTimeout(timer);
  }
}

export interface CreatedSession {
  sessionId: string;
  joinCode: string;
  tvJoinToken: string;
  hostAuthToken: string;
  wsUrl: string;
  joinUrlTemplate: string;
}

export interface Lookup {
  sessionId: string;
  joinCode: string;
  phase: string;
  playerCount: number;
  hasHost: boolean;
  locked?: boolean;
}

export interface Joined {
  playerId: string;
  playerAuthToken: string;
  wsUrl: string;
  role: "HOST" | "PLAYER";
}

/** RE8. */
export const createSession = (settings?: SessionSettings): Promise<CreatedSession> =>
  call("POST", "/v1/sessions", settings ? { settings } : {});

/** RE10; an unknown code throws `ApiError` with status 404. */
export const lookup = (code: string): Promise<Lookup> =>
  call("GET", `/v1/sessions/by-code/${encodeURIComponent(code)}`);

/** RE12; 409: the host seat is taken, 403: the lobby is locked, 400: wrong phase. */
export const join = (
  sessionId: string,
  body: { name: string; role?: "player" | "host"; joinToken?: string },
): Promise<Joined> => call("POST", `/v1/sessions/${encodeURIComponent(sessionId)}/join`, body);

/** RE20. */
export const openTv = (
  sessionId: string,
  tvJoinToken?: string,
): Promise<{ tvAuthToken: string; wsUrl: string }> =>
  call("POST", `/v1/sessions/${encodeURIComponent(sessionId)}/tv`, tvJoinToken ? { tvJoinToken } : {});

/** What a person typed, as a join code: A–Z 0–9, at most 6. */
export const cleanCode = (text: string): string =>
  text.toUpperCase().replace(/[^A-Z0-9]/g, "").slice(0, 6);

/** The code in `/join/<CODE>`, `?code=` or `?r=`, or "". */
export function codeInAddress(): string {
  const path = /^\/join\/([^/?#]+)/.exec(window.location.pathname)?.[1] ?? "";
  const query = new URLSearchParams(window.location.search);
  return cleanCode(path || query.get("code") || query.get("r") || "");
}
