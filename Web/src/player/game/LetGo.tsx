import { useEffect, useState } from "react";
import { t } from "../../lib/i18n/player";
import { resync, send, useEvent } from "../../lib/store";

const overdueMs = 2000;

/** Ends an own brake without an answer (EX43): a quiet button, away from the one that sends (UI-E30). */
export function LetGo() {
  const [going, setGoing] = useState(false);
  useEffect(() => {
    if (!going) return;
    const timer = window.setTimeout(() => {
      setGoing(false);
      resync();
    }, overdueMs);
    return () => window.clearTimeout(timer);
  }, [going]);
  useEvent("ERROR", () => setGoing(false));
  const letGo = (): void => {
    if (going) return;
    if (send("BRAKE_RELEASE", {})) setGoing(true);
    else resync();
  };
  return (
    <button type="button" className="let-go" data-testid="let-go" aria-disabled={going} onClick={letGo}>
      {t("letGo")}
    </button>
  );
}
