import { tc } from "../lib/i18n/common";
import { useGame } from "../lib/store";

/** "Paus" over everything while the host pauses (UI-A13). */
export function PauseOverlay({ note }: { note?: string }) {
  const paused = useGame().state?.paused === true;
  return (
    <div role="status" aria-live="polite">
      {paused ? (
        <div className="pause-overlay" data-testid="paused">
          <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
            <rect x="5" y="4" width="5" height="16" rx="1.5" />
            <rect x="14" y="4" width="5" height="16" rx="1.5" />
          </svg>
          <b>{tc("paused")}</b>
          {note ? <p>{note}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
