// The brake (UI-T11): the name and the seconds; the red at the edges is the window's (`Window`).
import { useSecondsLeft } from "../../lib/hooks";
import { t } from "../../lib/i18n/tv";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { shortName } from "./names";

export function BrakeBanner({ state }: { state: GameState }) {
  const { moments } = useGame();
  const braked = state.phase === "PAUSED_FOR_BRAKE";
  const timer = state.timer;
  const end = timer ? timer.startAtServerMs + timer.durationMs : moments.brake?.endsAtMs ?? null;
  const seconds = useSecondsLeft(braked && !state.paused ? end : null);
  const owner = state.brakeOwnerName ?? moments.brake?.playerName;
  if (!braked || !owner) return null;
  return (
    <div className="brake-banner" data-testid="brake-banner">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d="M15 2h18l13 13v18L33 46H15L2 33V15Z" />
        <path d="M24 12v15M24 33v3" />
      </svg>
      <strong>{t("braked", { name: shortName(owner) })}</strong>
      {end !== null && <span className="brake-seconds">{seconds}</span>}
    </div>
  );
}
