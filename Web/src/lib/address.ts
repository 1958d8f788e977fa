// Where a phone finds this game (ID18, UI-T3).
import { read, write } from "./storage";

const key = "tripto.tv.join";
const loopback = (host: string): boolean => /^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(host);

/** Keeps the server's public address; its socket has the same host (ID17). */
export function rememberAddress(wsUrl: string): void {
  const { protocol, host } = new URL(wsUrl);
  write(key, `${protocol === "wss:" ? "https" : "http"}://${host}/join/{joinCode}`);
}

/** `<public address>/join/<CODE>`, or null when no phone can reach the addresses we know. */
export function joinUrl(code: string): string | null {
  const told = read(key)?.replace("{joinCode}", code);
  for (const url of [told, `${window.location.origin}/join/${code}`]) {
    if (url && !loopback(new URL(url).hostname)) return url;
  }
  return null;
}

/** The short address to type: without scheme and path. */
export const shortAddress = (): string => new URL(joinUrl("") ?? window.location.href).host;
