// A modal dialog: labelled, keeps the focus inside, closes by Escape and by its button.
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { t } from "../../lib/i18n/host";
import { Icon } from "../../ui/Icon";

interface DialogProps {
  title: string;
  onClose: () => void;
  /** A sheet: as wide as reading needs, the whole screen on a phone. */
  sheet?: boolean;
  children: ReactNode;
}

const focusable = "button:not(:disabled), input, select, summary, [href], [tabindex='0']";

/** Focus moves in, stays in, and returns to where it was. */
function useFocusInside() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const first = box.current?.querySelector<HTMLElement>("[data-first]") ?? box.current;
    first?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const tab = (event: KeyboardEvent): void => {
    const all = [...(box.current?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter((e) => e.offsetParent);
    const edge = event.shiftKey ? all[0] : all[all.length - 1];
    const outside = document.activeElement === box.current && event.shiftKey;
    if (document.activeElement !== edge && !outside) return;
    event.preventDefault();
    (event.shiftKey ? all[all.length - 1] : all[0])?.focus();
  };
  return { box, tab };
}

export function Dialog({ title, onClose, sheet = false, children }: DialogProps) {
  const { box, tab } = useFocusInside();
  const keys = (event: KeyboardEvent): void => {
    // NB: a dialog opened from this one is its child in React, so its keys would come here too.
    event.stopPropagation();
    if (event.key === "Escape") onClose();
    if (event.key === "Tab") tab(event);
  };
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
