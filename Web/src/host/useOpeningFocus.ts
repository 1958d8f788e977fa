// The one button that has the focus when a screen opens, as soon as it can be pressed (UI-E23).
import { useEffect, useRef, type RefObject } from "react";

/** Nobody has moved the focus since the screen was drawn: it is nowhere, or on the heading of the phase. */
const isUnmoved = (active: Element | null): boolean => !active || active === document.body || active.matches("h1, :disabled");

export function useOpeningFocus(wanted: boolean, enabled: boolean): RefObject<HTMLButtonElement> {
  const button = useRef<HTMLButtonElement>(null);
  const done = useRef(false);
  useEffect(() => {
    if (!wanted || !enabled || done.current) return;
    // NB: after the heading, which takes the focus in the same breath.
    const timer = window.setTimeout(() => {
      done.current = true;
      if (isUnmoved(document.activeElement)) button.current?.focus({ preventScroll: true });
    });
    return () => window.clearTimeout(timer);
  }, [wanted, enabled]);
  return button;
}
