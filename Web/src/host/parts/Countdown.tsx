// Whole seconds spoken at ten and at five, and never in between (UI.md 3.1).
import { useSecondsLeft } from "../../lib/hooks";
import { t } from "../../lib/i18n/host";

const spoken = (seconds: number): number | null => {
  if (seconds <= 0 || seconds > 10) return null;
  return seconds > 5 ? 10 : 5;
};

export function SpokenSeconds({ endMs, totalMs }: { endMs: number | null | undefined; totalMs?: number }) {
  const seconds = spoken(useSecondsLeft(endMs, { mostMs: totalMs }));
  return (
    <span className="sr-only" aria-live="polite">
      {seconds === null ? "" : t("secondsLeft", { n: seconds })}
    </span>
  );
}
