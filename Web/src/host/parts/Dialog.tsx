// A modal dialog: labelled, keeps the focus inside, closes by Escape and by its button.
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { createPortal } from "react-dom";
import { t } from "../../lib/i18n/host";
import { Icon } from "../../ui/Icon";
import { stopsIn, useFocusReturn } from "../focus";

/** A key as the page or React tells of it. */
type Key = Pick<KeyboardEvent, "key" | "shiftKey" | "preventDefault" | "stopPropagation">;

interface DialogProps {
  title: string;
  onClose: () => void;
  /** A sheet: as wide as reading needs, the whole screen on a phone. */
  sheet?: boolean;
  children: ReactNode;
}

/** Focus moves in, stays in, and returns to where it was. */
function useFocusInside() {
  const box = useRef<HTMLDivElement>(null);
  useFocusReturn();
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>("[data-first]") ?? box.current;
    first?.focus();
  }, []);
  const tab = (event: Key): void => {
    const all = stopsIn(box.current!);
    const edge = event.shiftKey ? all[0] : all[all.length - 1];
    const active = document.activeElement;
    const leaves = active === edge || (event.shiftKey && active === box.current);
    if (!leaves && box.current?.contains(active)) return;
    event.preventDefault();
    (event.shiftKey ? all[all.length - 1] : all[0])?.focus();
  };
  return { box, tab };
}

/** Keys pressed while nothing has the focus, as after a click beside the dialog, are for the dialog on top. */
function useStrayKeys(box: RefObject<HTMLElement>, keys: (event: Key) => void): void {
  useEffect(() => {
    const stray = (event: KeyboardEvent): void => {
      const onTop = [...document.querySelectorAll("[role=dialog]")].pop();
      if (document.activeElement === document.body && onTop === box.current) keys(event);
    };
    document.addEventListener("keydown", stray);
    return () => document.removeEventListener("keydown", stray);
  });
}

export function Dialog({ title, onClose, sheet = false, children }: DialogProps) {
  const { box, tab } = useFocusInside();
  const keys = (event: Key): void => {
    // NB: a dialog opened from this one is its child in React, so its keys would come here too.
    event.stopPropagation();
    if (event.key === "Escape") onClose();
    if (event.key === "Tab") tab(event);
  };
  useStrayKeys(box, keys);
  return createPortal(
    <div className="dialog-ground host-dialog" onKeyDown={keys}>
      <div className={sheet ? "dialog card sheet" : "dialog card"} role="dialog" aria-modal="true" aria-label={title} tabIndex={-1} ref={box}>
        <div className="dialog-head">
          <h2>{title}</h2>
          <button type="button" className="icon-button" aria-label={t("close")} data-testid="dialog-close" onClick={onClose}>
            <Icon name="cross" />
          </button>
        </div>
        {children}
      </div>
    </div>,
    document.body,
  );
}
