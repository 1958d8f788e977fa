import type { RefObject } from "react";
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";

interface Props {
  state: GameState;
  title: string;
  heading: RefObject<HTMLHeadingElement>;
}

/** Connection dot + phase name (UI-H18); the phase is the page's heading. */
export function StatusBadge({ state, title, heading }: Props) {
  const online = useGame().conn === "online";
  const tone = state.phase === "PAUSED_FOR_BRAKE" ? "brake" : state.paused ? "paused" : "calm";
  return (
    <div className="status-badge" data-online={online} data-tone={tone}>
      <span className="dot" aria-hidden="true" />
      <span className="sr-only" role="status">
        {online ? t("connected") : t("reconnecting")}
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {state.paused ? t("paused") : title}
      </h1>
    </div>
  );
}
