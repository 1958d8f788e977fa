// Undo for what was just removed, and the list of all that can come back (UI-H70).
import { useEffect, useRef } from "react";
import { showDate } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/host";
import { Icon } from "../../ui/Icon";
import { useFocusKept } from "../focus";
import type { Bin } from "./useBin";

/** How long one press undoes it; the list below does so later too. */
const undoMs = 15_000;

/** The removed pack's row is gone, so the button has the focus, and stays while it has. */
function UndoLine({ bin }: { bin: Bin }) {
  const { last, settle, bringBack } = bin;
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    undo.current?.focus();
    if (!last) return;
    const timer = window.setInterval(() => {
      if (document.activeElement !== undo.current) settle();
    }, undoMs);
    return () => window.clearInterval(timer);
  }, [last]);
  return (
    <div className="undo-line" role="status">
      {last ? <p>{t("packDeleted", { name: last.title })}</p> : bin.told && <p>{bin.told}</p>}
      {last && (
        <button type="button" className="btn small" data-testid="undo-delete" ref={undo} onClick={() => bringBack(last)}>
          <Icon name="back" />
          {t("undo")}
        </button>
      )}
    </div>
  );
}

export function BinNews({ bin }: { bin: Bin }) {
  return (
    <>
      <UndoLine bin={bin} />
      <p className="error" role="alert" data-testid="bin-error">
        {bin.error}
      </p>
    </>
  );
}

export function BinList({ bin, secret }: { bin: Bin; secret: boolean }) {
  useFocusKept(bin.packs);
  if (bin.packs.length === 0) return null;
  return (
    <details className="bin" data-testid="bin">
      <summary>{t("deletedPacks", { n: bin.packs.length })}</summary>
      <ul>
        {bin.packs.map(({ roundId, destinationName, destinationCountry, deletedAtMs }, i) => {
          const title = secret ? t("hiddenDeleted", { i: i + 1 }) : `${destinationName}, ${destinationCountry}`;
          return (
            <li key={roundId}>
              <span>
                {title} <small>{t("deletedAt", { date: showDate(deletedAtMs) })}</small>
              </span>
              <button
                type="button"
                className="btn small"
                data-testid="bring-back"
                aria-label={t("bringBackOf", { name: title })}
                onClick={() => bin.bringBack({ id: roundId, title })}
              >
                <Icon name="back" />
                {t("bringBack")}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
