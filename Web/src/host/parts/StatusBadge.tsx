import type { RefObject } from "react";
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";

/** Connection dot + phase name (UI-H18); the phase is the page's heading. */
export function StatusBadge({ state, heading }: { state: GameState; heading: RefObject<HTMLHeadingElement> }) {
  const { conn } = useGame();
  const online = conn === "online";
  return (
    <div className="status-badge" data-online={online}>
      <span className="dot" aria-hidden="true" />
      <span className="sr-only">{online ? t("connected") : t("reconnecting")}</span>
      <h1 ref={heading} tabIndex={-1}>
        {state.paused ? t("paused") : t(`phase_${state.phase}`)}
      </h1>
    </div>
  );
}
