// What lies over a page while the host pauses.
import { tc } from "../lib/i18n/common";
import { useGame } from "../lib/store";

/** "Paus" over everything while the host pauses (UI-A13). */
export function PauseOverlay({ note }: { note?: string }) {
  const paused = useGame().state?.paused === true;
  return (
    <div role="status" aria-live="polite">
      {paused ? (
        <div className="pause-overlay" data-testid="paused">
          <div className="pause-sign scale-pop">
            <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
              <rect x="7" y="6" width="3.4" height="12" rx="1.2" />
              <rect x="13.6" y="6" width="3.4" height="12" rx="1.2" />
            </svg>
            <b>{tc("paused")}</b>
            {note ? <p>{note}</p> : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}
