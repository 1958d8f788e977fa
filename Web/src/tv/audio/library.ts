// Decoded sounds by address. What the server does not have is remembered as missing, not asked again.
import type { Track } from "./bed";
import { fetchAssets, loopOf, type Asset } from "./manifest";

/** What is kept by default. Decoded music is large: 200 s are 77 MB. */
const usualS = 200;

/** Where a music or effect id is served. */
export const assetUrl = (id: string): string => `/audio/${encodeURIComponent(id)}.m4a`;

/** A clip's address as this page can reach it: a loopback host means the server we came from. */
export function clipUrl(url: string): string {
  const parsed = new URL(url, window.location.href);
  const loopback = /^(localhost|127\.|\[::1\])/.test(parsed.hostname);
  return loopback ? `${window.location.origin}${parsed.pathname}${parsed.search}` : parsed.href;
}

export class Library {
  private readonly shelf = new Map<string, Promise<AudioBuffer | null>>();
  private readonly seconds = new Map<string, number>();
  private assets: Promise<Map<string, Asset>> | null = null;

  constructor(
    private readonly context: BaseAudioContext,
    private readonly mostS = usualS,
  ) {}

  /** The sound at `url`, or null when there is none. */
  sound(url: string): Promise<AudioBuffer | null> {
    const kept = this.shelf.get(url) ?? this.fetchSound(url);
    this.shelf.delete(url);
    this.shelf.set(url, kept);
    return kept;
  }

  /** A piece of music with its loop points; without a manifest the whole file goes round. */
  async track(id: string, isLoop: boolean): Promise<Track | null> {
    const [buffer, asset] = await Promise.all([this.sound(assetUrl(id)), this.asset(id)]);
    if (!buffer) return null;
    const whole = { startS: 0, endS: buffer.duration };
    return { id, buffer, loop: isLoop ? loopOf(asset) ?? whole : null };
  }

  async asset(id: string): Promise<Asset | undefined> {
    this.assets ??= fetchAssets().then(
      (assets) => new Map(assets.map((asset) => [asset.id, asset])),
      () => new Map(),
    );
    return (await this.assets).get(id);
  }

  private async fetchSound(url: string): Promise<AudioBuffer | null> {
    const response = await fetch(url).catch(() => null);
    // NB: a lost network says nothing about the sound: it is asked for again.
    if (!response) this.shelf.delete(url);
    if (!response?.ok) return null;
    try {
      const buffer = await this.context.decodeAudioData(await response.arrayBuffer());
      this.seconds.set(url, buffer.duration);
      this.tidy();
      return buffer;
    } catch {
      // NB: a clip that cannot be decoded is shown as text; it never delays anything (UI-T24).
      return null;
    }
  }

  /** Lets go of what has not been asked for longest. */
  private tidy(): void {
    for (const url of this.shelf.keys()) {
      const all = [...this.seconds.values()].reduce((sum, seconds) => sum + seconds, 0);
      if (all <= this.mostS) return;
      if (this.seconds.delete(url)) this.shelf.delete(url);
    }
  }
}
