// A modal dialog: labelled, keeps the focus inside, closes by Escape and by its cancel button.
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { t } from "../../lib/i18n/host";

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

const focusable = "button:not(:disabled), input, select, [href]";

export function Dialog({ title, onClose, children }: DialogProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector<HTMLElement>(focusable)?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const keys = (event: KeyboardEvent): void => {
    if (event.key === "Escape") onClose();
    if (event.key !== "Tab") return;
    const all = [...(box.current?.querySelectorAll<HTMLElement>(focusable) ?? [])];
    const edge = event.shiftKey ? all[0] : all[all.length - 1];
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? all[all.length - 1] : all[0])?.focus();
  };
  return (
    <div className="dialog-ground" onKeyDown={keys}>
      <div className="dialog card fade-in-up" role="dialog" aria-modal="true" aria-label={title} ref={box}>
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  );
}

export interface ConfirmProps {
  title: string;
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function Confirm({ title, action, onConfirm, onClose }: ConfirmProps) {
  const confirm = (): void => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="dialog-buttons">
        <button type="button" className="btn" onClick={onClose}>
          {t("cancel")}
        </button>
        <button type="button" className="btn danger" data-testid="confirm-yes" onClick={confirm}>
          {action}
        </button>
      </div>
    </Dialog>
  );
}
