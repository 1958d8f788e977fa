// Decoded sounds by address. What the server does not have is remembered as missing, not asked again.

const shelf = new Map<string, Promise<AudioBuffer | null>>();
const most = 40;

async function fetchSound(context: AudioContext, url: string): Promise<AudioBuffer | null> {
  try {
    const response = await fetch(url);
    if (!response.ok) return null;
    return await context.decodeAudioData(await response.arrayBuffer());
  } catch {
    // NB: a clip that cannot be had or decoded is shown as text; it never delays anything (UI-T24).
    return null;
  }
}

/** The sound at `url`, or null when there is none. */
export function sound(context: AudioContext, url: string): Promise<AudioBuffer | null> {
  const kept = shelf.get(url);
  if (kept) return kept;
  const fresh = fetchSound(context, url);
  shelf.set(url, fresh);
  const oldest = shelf.keys().next().value;
  if (shelf.size > most && oldest !== undefined) shelf.delete(oldest);
  return fresh;
}

/** Where a music or effect id is served. */
export const assetUrl = (id: string): string => `/audio/${encodeURIComponent(id)}.m4a`;

/** A clip's address as this page can reach it: a loopback host means the server we came from. */
export function clipUrl(url: string): string {
  const parsed = new URL(url, window.location.href);
  const loopback = /^(localhost|127\.|\[::1\])/.test(parsed.hostname);
  return loopback ? `${window.location.origin}${parsed.pathname}${parsed.search}` : parsed.href;
}
