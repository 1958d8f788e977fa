import { t } from "../../lib/i18n/player";
import { useWithin } from "./useWithin";

const spokenAt = 5;

/** Says once, to who listens instead of looking, that the time is nearly up (UI-P35). */
export function LastSeconds({ endMs }: { endMs: number | null }) {
  const near = useWithin(endMs, spokenAt * 1000);
  const over = useWithin(endMs, 0);
  return (
    <p className="sr-only" role="alert">
      {endMs !== null && near && !over ? t("secondsLeft", { n: spokenAt }) : ""}
    </p>
  );
}
