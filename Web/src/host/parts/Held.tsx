// What a clock had left when the game was paused (UI-A13, UI-H51).
import { useRef } from "react";
import { msLeft, secondsLeft } from "../../lib/clock";
import { t } from "../../lib/i18n/host";
import { serverNow } from "../../lib/store";
import { Icon } from "../../ui/Icon";

/** Ms left at the moment of the pause; null while nothing is paused, or when nobody here saw the clock stop. */
export function useHeld(endMs: number | null, paused: boolean): number | null {
  const seen = useRef<number | null>(null);
  const held = useRef<number | null>(null);
  if (!paused) {
    seen.current = endMs;
    held.current = null;
  } else if (held.current === null && seen.current !== null) {
    held.current = msLeft(seen.current, serverNow());
  }
  return paused ? held.current : null;
}

/** Stays mounted while the clock runs, so that it knows where it stopped. */
export function Held({ endMs, paused }: { endMs: number | null; paused: boolean }) {
  const left = useHeld(endMs, paused);
  if (left === null) return null;
  return (
    <span className="held tabular" data-testid="held">
      <Icon name="pause" />
      {secondsLeft(left)} {t("sec")}
    </span>
  );
}
