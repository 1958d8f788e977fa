// After the finale: one more round with the same people, or the end of the night (UI-E23, UI-E25, EX45).
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import { Icon } from "../../ui/Icon";
import { useCommands } from "../commands";
import { PastTrips } from "../history/PastTrips";
import { Confirm } from "../parts/Confirm";
import { Primary } from "../parts/NextStep";

export function Rematch() {
  const { run, busy, off } = useCommands();
  return (
    <Primary id="rematch" icon="next" tone="go" label={t("oneMore")} disabled={off} busy={busy === "HOST_REMATCH"} onPress={() => run("HOST_REMATCH", {})} />
  );
}

/** In the finale: from the full standings on, which is when the server takes it. */
export function RematchSoon() {
  const { moments } = useGame();
  return moments.effects.includes("full_standings") ? <Rematch /> : null;
}

/** NB: the server keeps no switch for it: without its host the night goes no further (EVE27). */
export function EndNight({ onEnd }: { onEnd: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="steering">
      <PastTrips />
      <button type="button" className="btn" data-testid="end-night" onClick={() => setAsking(true)}>
        <Icon name="door" />
        {t("endNight")}
      </button>
      {asking && <Confirm title={t("endNightSure")} icon="door" action={t("endNight")} onConfirm={onEnd} onClose={() => setAsking(false)} />}
    </div>
  );
}
