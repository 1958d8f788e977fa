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

/** A dialog with a field is there for it. */
const firstIn = (box: HTMLElement | null): HTMLElement | null | undefined =>
  box?.querySelector<HTMLElement>("input:not(:disabled)") ?? box?.querySelector<HTMLElement>(reachable);

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
    const all = Array.from(box.current?.querySelectorAll<HTMLElement>(reachable) ?? []);
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
