// A question's time as a bar with its seconds, red in the last fifth (UI-H29, H31).
import { useRef } from "react";
import { secondsLeft } from "../../lib/clock";
import { useMsLeft } from "../../lib/hooks";
import { t } from "../../lib/i18n/host";
import type { WireTimer } from "../../lib/types";
import { SpokenSeconds } from "./Countdown";
import { Held, useHeld } from "./Held";

const lowShare = 0.2;

interface Props {
  timer: WireTimer | null;
  paused: boolean;
  /** The question is closed: no time is left. */
  over: boolean;
}

/** The length of the last timer: a paused game tells none. */
function useTotal(timer: WireTimer | null): number {
  const total = useRef(1);
  if (timer) total.current = timer.durationMs;
  return total.current;
}

export function TimeLeft({ timer, paused, over }: Props) {
  const end = timer && !over && !paused ? timer.startAtServerMs + timer.durationMs : null;
  const total = useTotal(timer);
  const left = useMsLeft(end, { mostMs: total });
  const shown = useHeld(end, paused) ?? left;
  const low = shown <= total * lowShare;
  return (
    <div className="time-left" data-low={low && end !== null} data-testid="timer">
      <div className={low ? "bar last" : "bar"} aria-hidden="true">
        <i style={{ transform: `scaleX(${Math.min(1, shown / total)})` }} />
      </div>
      <Held endMs={end} paused={paused} />
      {end !== null && (
        <span className="tabular" aria-hidden="true">
          {secondsLeft(left)} {t("sec")}
        </span>
      )}
      <SpokenSeconds endMs={end} totalMs={total} />
    </div>
  );
}
