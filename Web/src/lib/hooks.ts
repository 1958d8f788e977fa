// Small hooks that every surface uses.
import { useEffect, useRef, useState } from "react";
import { Countdown, msLeft, secondsLeft } from "./clock";
import { serverNow } from "./store";

export { useRootMarks } from "./rootMarks";

/**
 * Ms until `endMs` on the server's clock, renewed whenever a whole `stepMs` is left: at the same
 * moment on every screen. Never grows for one end.
 */
function useCountdown(endMs: number | null | undefined, stepMs: number, frozen: boolean): number {
  const [shown, setShown] = useState({ endMs, left: endMs ? msLeft(endMs, serverNow()) : 0 });
  const countdown = useRef<Countdown | null>(null);
  useEffect(() => {
    if (!endMs || frozen) return;
    if (countdown.current?.endMs !== endMs) countdown.current = new Countdown(endMs);
    const { current } = countdown;
    let timer: number | undefined;
    const tick = (): void => {
      const left = current.left(serverNow());
      setShown({ endMs, left: Math.ceil(left / stepMs) * stepMs });
      if (left > 0) timer = window.setTimeout(tick, left % stepMs || stepMs);
    };
    tick();
    return () => window.clearTimeout(timer);
  }, [endMs, stepMs, frozen]);
  if (!endMs) return 0;
  return shown.endMs === endMs ? shown.left : msLeft(endMs, serverNow());
}

/** Ms until `endMs`, in steps of a tenth of a second. */
export const useMsLeft = (endMs: number | null | undefined, frozen = false): number =>
  useCountdown(endMs, 100, frozen);

/** Whole seconds until `endMs`; renders once a second. */
export const useSecondsLeft = (endMs: number | null | undefined, frozen = false): number =>
  secondsLeft(useCountdown(endMs, 1000, frozen));

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
