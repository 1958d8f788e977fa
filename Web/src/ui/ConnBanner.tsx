import { useEffect, useState } from "react";
import { tc } from "../lib/i18n/common";
import { useGame } from "../lib/store";

const patienceMs = 1500;

/** "Återansluter…" after 1.5 s without a connection; the stale content stays (UI-A7). */
export function ConnBanner() {
  const { conn, attempts } = useGame();
  const [late, setLate] = useState(false);
  const waiting = conn === "reconnecting" || conn === "connecting";
  useEffect(() => {
    setLate(false);
    if (!waiting) return;
    const timer = window.setTimeout(() => setLate(true), patienceMs);
    return () => window.clearTimeout(timer);
  }, [waiting]);
  const shown = waiting && late;
  return (
    <div role="status" aria-live="polite">
      {shown ? (
        <div className="conn-banner" data-testid="conn-banner">
          <span className="dot" aria-hidden="true" />
          {attempts >= 10 ? tc("connectionLost") : tc("reconnecting")}
        </div>
      ) : null}
    </div>
  );
}
