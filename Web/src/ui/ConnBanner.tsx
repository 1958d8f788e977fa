// The pill that says that the connection is gone, over content that stays (UI-A7).
import { useEffect, useState } from "react";
import { tc } from "../lib/i18n/common";
import { tryNow, useGame } from "../lib/store";

const patienceMs = 1500;
/** From here on the pill says so, and offers to try at once; the tries go on (UI-H38). */
const lostAfterAttempts = 10;

/** True once `waiting` has lasted longer than a blink. */
function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!waiting) return;
    const timer = window.setTimeout(() => setLate(true), patienceMs);
    return () => window.clearTimeout(timer);
  }, [waiting]);
  return waiting && late;
}

function Pill({ lost }: { lost: boolean }) {
  return (
    <div className="conn-banner" data-testid="conn-banner">
      <span className="conn-dot" aria-hidden="true" />
      {lost ? tc("connectionLost") : tc("reconnecting")}
      {lost ? (
        <button type="button" data-testid="try-now" onClick={tryNow}>{tc("tryAgain")}</button>
      ) : null}
    </div>
  );
}

export function ConnBanner() {
  const { conn, attempts } = useGame();
  const shown = useLate(conn === "reconnecting" || conn === "connecting");
  return (
    <div role="status" aria-live="polite">
      {shown ? <Pill lost={attempts >= lostAfterAttempts} /> : null}
    </div>
  );
}
