// Which speech this TV shows in words: kept on the device.
import { useSyncExternalStore } from "react";
import { read, write } from "../../lib/storage";

/** Nothing; what is on the screen nowhere else; also the clues and questions that are read aloud. */
const modes = ["off", "banter", "all"] as const;

export type CaptionMode = (typeof modes)[number];

const key = "tripto.captions";
const listeners = new Set<() => void>();

const kept = read(key);
let mode: CaptionMode = modes.find((each) => each === kept) ?? "banter";

export function chooseNextCaptions(): void {
  mode = modes[(modes.indexOf(mode) + 1) % modes.length] ?? "banter";
  write(key, mode);
  listeners.forEach((notify) => notify());
}

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

export const useCaptionMode = (): CaptionMode => useSyncExternalStore(subscribe, () => mode, () => mode);

/** `isBanter`: its words stand nowhere else. */
export const isShown = (now: CaptionMode, isBanter: boolean): boolean => now === "all" || (now === "banter" && isBanter);
