// A question's time as a bar with its seconds, red in the last fifth (UI-H29, H31).
import { secondsLeft } from "../../lib/clock";
import { useMsLeft } from "../../lib/hooks";
import { t } from "../../lib/i18n/host";
import type { WireTimer } from "../../lib/types";
import { TimeBar } from "../../ui/Ring";
import { SpokenSeconds } from "./Countdown";

const lowShare = 0.2;

export function TimeLeft({ timer, stopped }: { timer: WireTimer | null; stopped: boolean }) {
  const end = timer && !stopped ? timer.startAtServerMs + timer.durationMs : null;
  const total = timer?.durationMs ?? 1;
  const left = useMsLeft(end, { mostMs: total });
  return (
    <div className="time-left" data-low={end !== null && left <= total * lowShare} data-testid="timer">
      <TimeBar endMs={end} totalMs={total} />
      <span className="tabular" aria-hidden="true">
        {end === null ? "–" : secondsLeft(left)} {t("sec")}
      </span>
      <SpokenSeconds endMs={end} totalMs={total} />
    </div>
  );
}
