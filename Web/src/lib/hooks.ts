// Small hooks that every surface uses.
import { useEffect, useRef, useState } from "react";
import { msLeft, secondsLeft } from "./clock";
import { serverNow } from "./store";

/** Ms until `endMs` on the server's clock, renewed ten times a second; never grows for one end. */
export function useMsLeft(endMs: number | null | undefined, frozen = false): number {
  const [left, setLeft] = useState(() => (endMs ? msLeft(endMs, serverNow()) : 0));
  const low = useRef({ endMs, left: Infinity });
  useEffect(() => {
    if (!endMs || frozen) return;
    const tick = (): void => {
      const now = msLeft(endMs, serverNow());
      const floor = low.current.endMs === endMs ? low.current.left : Infinity;
      low.current = { endMs, left: Math.min(floor, now) };
      setLeft(low.current.left);
    };
    tick();
    const timer = window.setInterval(tick, 100);
    return () => window.clearInterval(timer);
  }, [endMs, frozen]);
  return endMs ? left : 0;
}

/** Whole seconds until `endMs`. */
export const useSecondsLeft = (endMs: number | null | undefined): number =>
  secondsLeft(useMsLeft(endMs));

/** True once `ms` have passed since `key` last changed. */
export function useAfter(ms: number, key: unknown): boolean {
  const [passed, setPassed] = useState<unknown>(null);
  const token = useRef<object>({});
  const last = useRef<unknown>(key);
  if (last.current !== key) {
    last.current = key;
    token.current = {};
  }
  const mine = token.current;
  useEffect(() => {
    const timer = window.setTimeout(() => setPassed(mine), ms);
    return () => window.clearTimeout(timer);
  }, [ms, mine]);
  return passed === mine;
}

/** The media query of people who want less motion (UI-A3). */
export const reducedMotion = (): boolean =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Marks the root with data-phase and data-conn, and the page with its language (UI-A5, UI-A12). */
export function useRootMarks(phase: string, conn: string, lang: string): void {
  useEffect(() => {
    const root = document.getElementById("root");
    root?.setAttribute("data-phase", phase);
    root?.setAttribute("data-conn", conn);
    document.documentElement.lang = lang;
  }, [phase, conn, lang]);
}
