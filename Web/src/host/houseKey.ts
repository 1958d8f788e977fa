// The house key (UI-H69): kept on this device, sent along by rest.ts, asked for where a server misses it.
import { useSyncExternalStore } from "react";
import { read, write } from "../lib/storage";

const storageKey = "tripto.host.key";

/** The key in a fragment: `#key=…`. */
const inFragment = (text: string): string | undefined => /#(?:.*&)?key=([^&\s]+)/.exec(text)?.[1];

/** The key in what a person pasted, which may be the whole address; null when there is none. */
export function keyIn(text: string): string | null {
  const found = decoded(inFragment(text) ?? text.trim());
  // NB: what goes into a header.
  return /^[\x21-\x7e]{8,200}$/.test(found) && !found.includes("/") ? found : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const houseKey = (): string => read(storageKey) ?? "";

/** What the page shows of it. `refused`: the key that did not do, "" without one. */
export interface Asking {
  open: boolean;
  refused: string;
  /** Somebody closed the question: it is not put again by itself. */
  put: boolean;
  /** Grows with each key that is given. */
  given: number;
}

let asking: Asking = { open: false, refused: "", put: false, given: 0 };
let waiting: ((again: boolean) => void)[] = [];
const subscribers = new Set<() => void>();

function set(change: Partial<Asking>): void {
  asking = { ...asking, ...change };
  subscribers.forEach((notify) => notify());
}

function answer(again: boolean): void {
  const those = waiting;
  waiting = [];
  those.forEach((resolve) => resolve(again));
}

/** One question for all the calls that wait for its answer. */
export function askForKey(refused: string): Promise<boolean> {
  if (asking.put) return Promise.resolve(false);
  set({ open: true, refused });
  return new Promise((resolve) => waiting.push(resolve));
}

export function giveKey(key: string): void {
  write(storageKey, key);
  set({ open: false, refused: "", put: false, given: asking.given + 1 });
  answer(true);
}

export function putAside(): void {
  set({ open: false, put: true });
  answer(false);
}

/** For a button: the question again. */
export const openKeyDialog = (): void => set({ open: true });

const subscribe = (notify: () => void): (() => void) => {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
};

export const useAsking = (): Asking => useSyncExternalStore(subscribe, () => asking);

/** Keeps the key that the address brought along, and takes it out of the address. */
export function keepKeyFromAddress(): void {
  const { pathname, search, hash } = window.location;
  if (inFragment(hash) === undefined) return;
  const key = keyIn(hash);
  if (key) giveKey(key);
  window.history.replaceState(window.history.state, "", pathname + search);
}
