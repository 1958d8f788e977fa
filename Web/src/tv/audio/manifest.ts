// What the server tells about its sounds: /audio/manifest.json.

export interface Asset {
  id: string;
  type: "music_loop" | "music_once" | "sfx" | "voice";
  filename: string;
  durationMs: number;
  loopStartMs?: number;
  loopEndMs?: number;
  lufs: number;
  truePeakDb: number;
  licenseMeta: { source: string; license: string; url: string };
  tags: string[];
}

/** Throws when the server has no soundtrack. */
export async function fetchAssets(): Promise<Asset[]> {
  const response = await fetch("/audio/manifest.json");
  if (!response.ok) throw new Error(`manifest: ${response.status}`);
  const { assets }: { assets: Asset[] } = await response.json();
  return assets;
}

/** The loop of a file in seconds: files are padded on both sides, so that its seam is no edge. */
export function loopOf(asset: Asset | undefined): { startS: number; endS: number } | null {
  if (asset?.loopStartMs === undefined || asset.loopEndMs === undefined) return null;
  return { startS: asset.loopStartMs / 1000, endS: asset.loopEndMs / 1000 };
}
