// Small hooks that every surface uses.
import { useEffect, useRef, useState } from "react";
import { Countdown, secondsLeft } from "./clock";
import { serverNow } from "./store";

export { useRootMarks } from "./rootMarks";

interface CountdownOptions {
  /** What the time left is never shown above: a clue that is being read has its full time. */
  mostMs?: number;
  frozen?: boolean;
}

/**
 * Ms until `endMs` on the server's clock, renewed whenever a whole `stepMs` is left: at the same
 * moment on every screen. Never grows for one end.
 */
function useCountdown(endMs: number | null | undefined, stepMs: number, options: CountdownOptions): number {
  const { mostMs = Infinity, frozen = false } = options;
  const fresh = (): number => (endMs ? new Countdown(endMs, mostMs).left(serverNow()) : 0);
  const [shown, setShown] = useState(() => ({ endMs, left: fresh() }));
  const countdown = useRef<Countdown | null>(null);
  useEffect(() => {
    if (!endMs || frozen) return;
    const kept = countdown.current;
    const isSame = kept?.endMs === endMs && kept.mostMs === mostMs;
    const current = isSame ? kept : new Countdown(endMs, mostMs);
    countdown.current = current;
    let timer: number | undefined;
    const show = (): void => {
      const { left, nextMs } = current.tick(serverNow(), stepMs);
      setShown((now) => (now.endMs === endMs && now.left === left ? now : { endMs, left }));
      if (left > 0) timer = window.setTimeout(show, nextMs);
    };
    show();
    return () => window.clearTimeout(timer);
  }, [endMs, mostMs, stepMs, frozen]);
  return endMs && shown.endMs === endMs ? shown.left : fresh();
}

/** Ms until `endMs`, in steps of a tenth of a second: of a whole one for people who want less motion (UI-A3). */
export const useMsLeft = (endMs: number | null | undefined, options: CountdownOptions = {}): number =>
  useCountdown(endMs, reducedMotion() ? 1000 : 100, options);

/** Whole seconds until `endMs`; renders once a second. */
export const useSecondsLeft = (endMs: number | null | undefined, options: CountdownOptions = {}): number =>
  secondsLeft(useCountdown(endMs, 1000, options));

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
