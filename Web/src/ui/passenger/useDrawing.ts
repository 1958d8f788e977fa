// Fetches the sprite once for a page, after its first paint, and again while that fails.
import { useSyncExternalStore } from "react";
import { painted } from "../../lib/painted";
import { read, type Drawings } from "./drawings";
import file from "./passengers.gen.svg";

const againMs = 5000;

let drawings: Drawings | undefined;
let isAsked = false;
const waiting = new Set<() => void>();

async function ask(): Promise<void> {
  try {
    const answer = await fetch(new URL(file, import.meta.url));
    if (!answer.ok) throw new Error(`passengers: HTTP ${answer.status}`);
    drawings = read(await answer.text());
    waiting.forEach((tell) => tell());
  } catch {
    window.setTimeout(() => void ask(), againMs);
  }
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  if (!isAsked) {
    isAsked = true;
    void painted().then(ask);
  }
  return () => waiting.delete(tell);
}

/** A figure's drawing, or nothing as long as there is none. */
export const useDrawing = (figure: string | undefined): string | undefined =>
  useSyncExternalStore(subscribe, () => drawings?.get(figure ?? ""), () => undefined);
