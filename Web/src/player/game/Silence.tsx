import { useState } from "react";
import { secondsLeft } from "../../lib/clock";
import { useSecondsLeft } from "../../lib/hooks";
import { t } from "../../lib/i18n/player";
import { serverNow } from "../../lib/store";

/** How long the first letter may take (UI-E30): seen each second, said once. */
export function Silence({ endMs }: { endMs: number }) {
  const seconds = useSecondsLeft(endMs);
  const [first] = useState(() => secondsLeft(Math.max(0, endMs - serverNow())));
  return (
    <p className="silence" data-testid="silence">
      <span aria-hidden="true" className="tabular">{t("writeWithin", { n: seconds })}</span>
      <span className="sr-only" role="status">{t("writeWithin", { n: first })}</span>
    </p>
  );
}
