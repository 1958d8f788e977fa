// The REST calls of a page (SPEC 3.2), always to the page's own origin.
import type { CreatedSession, Joined, JoinRequest, Lookup, OpenedTv, SettingsChange } from "./types";

export type { CreatedSession, Joined, Lookup } from "./types";

/** A refused or failed call. `status` 0: the server was not reached; `code` and `details` as in RE1. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message = "",
    readonly code = "",
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

const timeoutMs = 8000;

interface Refusal {
  error?: string;
  message?: string;
  details?: Record<string, unknown>;
}

function requestOf(method: string, body: unknown, token: string | undefined, signal: AbortSignal): RequestInit {
  const headers = {
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
  return { method, headers, signal, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
}

/** One call to the page's own origin; throws `ApiError`. `token`: the host's, for strict servers (SE4). */
export async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const response = await fetch(path, requestOf(method, body, token, abort.signal));
    const data = (await response.json().catch(() => null)) as (T & Refusal) | null;
    // NB: a 204 has no body, and its T is void.
    if (response.ok && (data !== null || response.status === 204)) return data as T;
    throw new ApiError(response.status, data?.message, data?.error, data?.details);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(0, error instanceof Error ? error.message : "");
  } finally {
    clearTimeout(timer);
  }
}

/** RE8; `householdId` lets the server leave out what this household has played (EX31). */
export const createSession = (settings?: SettingsChange, householdId?: string): Promise<CreatedSession> =>
  call("POST", "/v1/sessions", { ...(settings ? { settings } : {}), ...(householdId ? { householdId } : {}) });

/** RE10; an unknown code throws `ApiError` with status 404. */
export const lookup = (code: string): Promise<Lookup> =>
  call("GET", `/v1/sessions/by-code/${encodeURIComponent(code)}`);

/** RE12; 409: the host seat is taken or the game is full, 403: locked or banned, 400: wrong phase or a bad name. */
export const join = (sessionId: string, body: JoinRequest): Promise<Joined> =>
  call("POST", `/v1/sessions/${encodeURIComponent(sessionId)}/join`, body);

/** RE20. */
export const openTv = (sessionId: string, tvJoinToken?: string): Promise<OpenedTv> =>
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
