// The REST calls of a page (SPEC 3.2), always to the page's own origin.
import type {
  CreatedSession,
  Joined,
  JoinRequest,
  Lookup,
  OpenedScreen,
  OpenedTv,
  ScreenStatus,
  SettingsChange,
} from "./types";
import { joinCodeLength } from "./rules.gen";

export type { CreatedSession, Joined, Lookup } from "./types";

/** A refused or failed call. `status` 0: the server was not reached; `code` and `details` as in RE1;
 * `waitS` as in Retry-After, 0 without one. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message = "",
    readonly code = "",
    readonly details: Record<string, unknown> = {},
    readonly waitS = 0,
  ) {
    super(message);
  }
}

const timeoutMs = 8000;

/** The house key of a page that keeps one, and how its person is asked for it. */
export interface Keyring {
  /** "" without one. */
  key: () => string;
  /** Resolves to whether it is worth trying again; `refused` is the key that did not do. */
  ask: (refused: string) => Promise<boolean>;
}

let keyring: Keyring = { key: () => "", ask: () => Promise.resolve(false) };

/** From now on the page's calls carry the key. */
export function takeKeyring(ring: Keyring): void {
  keyring = ring;
}

/** Who asks: a seat's token, and the house. */
export const credentials = (token?: string): Record<string, string> => ({
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
  ...(keyring.key() ? { "Tripto-Key": keyring.key() } : {}),
});

interface Refusal {
  error?: string;
  message?: string;
  details?: Record<string, unknown>;
}

/** What a call says besides, such as whose list it wants. */
type Headers = Record<string, string>;

function requestOf(method: string, body: unknown, token: string | undefined, extra: Headers, signal: AbortSignal): RequestInit {
  const headers = {
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    ...credentials(token),
    ...extra,
  };
  return { method, headers, signal, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
}

/** One call to the page's own origin; throws `ApiError`. `token`: the seat's. Where the house key is missing, its
 * person is asked for it, and then the call is made again. */
export async function call<T>(method: string, path: string, body?: unknown, token?: string, extra: Headers = {}): Promise<T> {
  const key = keyring.key();
  try {
    return await callOnce<T>(method, path, body, token, extra);
  } catch (error) {
    const isLocked = error instanceof ApiError && error.code === "House key needed";
    // NB: a key that came while this call was under way is tried before anybody is asked.
    if (!isLocked || (keyring.key() === key && !(await keyring.ask(key)))) throw error;
    return call<T>(method, path, body, token, extra);
  }
}

/** Whole seconds to wait before the next try; 0 when nothing is said of it. */
function waitOf(response: Response): number {
  const seconds = Number(response.headers.get("Retry-After"));
  return seconds > 0 ? Math.ceil(seconds) : 0;
}

async function callOnce<T>(method: string, path: string, body: unknown, token: string | undefined, extra: Headers): Promise<T> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const response = await fetch(path, requestOf(method, body, token, extra, abort.signal));
    const data = (await response.json().catch(() => null)) as (T & Refusal) | null;
    // NB: a 204 has no body, and its T is void.
    if (response.ok && (data !== null || response.status === 204)) return data as T;
    throw new ApiError(response.status, data?.message, data?.error, data?.details, waitOf(response));
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

/** RE70: a code for this screen to show. */
export const openScreen = (): Promise<OpenedScreen> => call("POST", "/v1/screens");

/** RE72; 404: the code is over. */
export const lookAtScreen = ({ screenCode, screenToken }: OpenedScreen): Promise<ScreenStatus> =>
  call("GET", `/v1/screens/${screenCode}`, undefined, screenToken);

/** RE71, with the host's token; 404: no screen shows that code. */
export const showOnScreen = (sessionId: string, screenCode: string, token: string): Promise<void> =>
  call("POST", `/v1/sessions/${encodeURIComponent(sessionId)}/screens`, { screenCode }, token);

/** What a person typed, as a code: A–Z 0–9, at most so many, a join code's length. */
export const cleanCode = (text: string, length = joinCodeLength): string =>
  text.toUpperCase().replace(/[^A-Z0-9]/g, "").slice(0, length);

/** The code in `/join/<CODE>`, `?code=` or `?r=`, or "". */
export function codeInAddress(): string {
  const path = /^\/join\/([^/?#]+)/.exec(window.location.pathname)?.[1] ?? "";
  const query = new URLSearchParams(window.location.search);
  return cleanCode(path || query.get("code") || query.get("r") || "");
}
