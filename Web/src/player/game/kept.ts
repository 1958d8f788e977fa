// An answer being written, kept on the device: it survives a reload (UI-P16).
import { randomId } from "../../lib/ids";
import { read, write } from "../../lib/storage";

export interface Kept {
  key: string;
  text: string;
  commandId: string;
  /** On its way, or in. */
  sent: boolean;
}

/** An answer, and a note beside it (UI-E28). */
export type Slot = "tripto.draft" | "tripto.note";

/** What was kept under this key; null: nothing. */
export function load(slot: Slot, key: string): Kept | null {
  try {
    const kept = JSON.parse(read(slot) ?? "null") as Kept | null;
    return kept?.key === key ? kept : null;
  } catch {
    // NB: a damaged draft is an empty one.
    return null;
  }
}

export const keep = (slot: Slot, kept: Kept): void => write(slot, JSON.stringify(kept));

export const fresh = (key: string, text: string): Kept => ({ key, text, commandId: randomId(), sent: false });

/** What stands in the box: the server's draft after a dead tab (UI-E30), unless this device has written on from it. */
export function startText(here: string, server: string, moved: string): string {
  if (server && !here.startsWith(server)) return server;
  return here || moved;
}
