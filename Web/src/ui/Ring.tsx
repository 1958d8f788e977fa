// Countdowns: a ring with digits, and a bar.
import { secondsLeft } from "../lib/clock";
import { useMsLeft } from "../lib/hooks";
import { tc } from "../lib/i18n/common";

const radius = 44;
const around = 2 * Math.PI * radius;

/** A countdown ring: amber under 5 s, red at 3 s and below (UI-P14). Not spoken each second. */
export function Ring({ endMs, totalMs }: { endMs: number | null; totalMs: number }) {
  const left = useMsLeft(endMs, { mostMs: totalMs || undefined });
  const seconds = secondsLeft(left);
  const share = totalMs > 0 ? Math.min(1, left / totalMs) : 0;
  const tone = !endMs ? "" : seconds <= 3 ? " last" : seconds < 5 ? " soon" : "";
  return (
    <div className={`ring${tone}`} role="timer" aria-live="off" data-testid="timer"
      aria-label={tc("secondsLeft", { n: seconds })}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className="track" cx="50" cy="50" r={radius} />
        <circle className="left" cx="50" cy="50" r={radius} strokeDasharray={around}
          strokeDashoffset={around * (1 - share)} opacity={share > 0 ? 1 : 0} />
      </svg>
      <b aria-hidden="true">{endMs ? seconds : "–"}</b>
    </div>
  );
}

/** The same countdown as a bar: red in the last 20 % (UI-H31, UI-T15). */
export function TimeBar({ endMs, totalMs }: { endMs: number | null; totalMs: number }) {
  const left = useMsLeft(endMs, { mostMs: totalMs || undefined });
  const share = totalMs > 0 ? Math.min(1, left / totalMs) : 0;
  return (
    <div className={`bar${share <= 0.2 ? " last" : ""}`} aria-hidden="true">
      <i style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
