// When the bed began, kept on the device: a page that is loaded again enters the same place of the track.
import { read, write } from "../../lib/storage";

const key = "tripto.tv.music";

/** Remembers that `trackId` began at a server moment. */
export const keepStart = (trackId: string, startAtServerMs: number): void =>
  write(key, `${trackId} ${startAtServerMs}`);

/** The server moment at which `trackId` began, or null when this device has not heard it. */
export function keptStart(trackId: string): number | null {
  const [kept, start] = (read(key) ?? "").split(" ");
  return kept === trackId && Number.isFinite(Number(start)) ? Number(start) : null;
}
