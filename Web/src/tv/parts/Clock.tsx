// The ring timer of UI-T8: 120 px, seconds, red in the last five.
import { secondsLeft } from "../../lib/clock";
import { useMsLeft } from "../../lib/hooks";
import { t } from "../../lib/i18n/tv";

const radius = 52;
const around = 2 * Math.PI * radius;

interface ClockProps {
  endMs: number | null | undefined;
  durationMs: number;
  frozen?: boolean;
}

export function Clock({ endMs, durationMs, frozen = false }: ClockProps) {
  const left = useMsLeft(endMs, { mostMs: durationMs, frozen });
  const seconds = secondsLeft(left);
  const share = durationMs > 0 ? Math.min(1, left / durationMs) : 0;
  const tone = !endMs ? "idle" : left < 5000 ? "urgent" : "calm";
  return (
    <div className="clock" data-testid="timer" data-tone={tone} role="timer" aria-live="off">
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r={radius} className="clock-track" />
        <circle
          cx="60"
          cy="60"
          r={radius}
          className="clock-arc"
          strokeDasharray={`${around * share} ${around}`}
          transform="rotate(-90 60 60)"
        />
      </svg>
      <span className="clock-number">{endMs ? seconds : "–"}</span>
      <span className="clock-unit">{t("sec")}</span>
    </div>
  );
}
