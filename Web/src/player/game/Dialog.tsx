import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { afterPaint } from "../../lib/browser";

interface Props {
  labelledBy: string;
  className?: string;
  /** Escape; absent: the dialog can only be left by doing what it asks (UI-P15). */
  onEscape?: () => void;
  children: ReactNode;
  testId: string;
}

const reachable = "button:not(:disabled), input:not(:disabled)";

/** What Tab reaches: of radio buttons the chosen one alone. */
const stopsIn = (box: HTMLElement | null): HTMLElement[] =>
  Array.from(box?.querySelectorAll<HTMLElement>(reachable) ?? []).filter((each) => !each.matches("[type=radio]:not(:checked)"));

/** A dialog with a field, or with choices, is there for it. */
function firstIn(box: HTMLElement | null): HTMLElement | undefined {
  const stops = stopsIn(box);
  return stops.find((each) => each.matches("input, .choice")) ?? stops[0];
}

/** A modal with the focus kept inside it and given back afterwards. */
export function Dialog({ labelledBy, className = "", onEscape, children, testId }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const cancel = afterPaint(() => firstIn(box.current)?.focus());
    return () => {
      cancel();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const keep = (event: KeyboardEvent): void => {
    if (event.key === "Escape") return onEscape?.();
    if (event.key !== "Tab") return;
    const all = stopsIn(box.current);
    const edge = event.shiftKey ? all[0] : all[all.length - 1];
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? all[all.length - 1] : all[0])?.focus();
  };
  const hold = (event: MouseEvent): void => {
    // NB: the finger that pulled the brake lifts over the veil; the field keeps its focus and keyboard.
    if (event.target === event.currentTarget) event.preventDefault();
  };
  return (
    <div className="veil" onKeyDown={keep} onMouseDown={hold}>
      <div ref={box} className={`card dialog ${className}`} role="dialog" aria-modal="true"
        aria-labelledby={labelledBy} data-testid={testId}>
        {children}
      </div>
    </div>
  );
}
