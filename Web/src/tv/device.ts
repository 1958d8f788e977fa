// This screen's name for itself: by it a reload is told from another screen (WS25).
import { randomId } from "../lib/ids";
import { read, write } from "../lib/storage";

const key = "tripto.tv.device";

/** Made once. */
export function ownDevice(): string {
  const known = read(key);
  if (known) return known;
  const made = randomId();
  write(key, made);
  return made;
}
