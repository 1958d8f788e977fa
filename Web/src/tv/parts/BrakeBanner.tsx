// The brake (UI-T11): the name and the seconds; the red at the edges is the window's (`Window`).
import { useSecondsLeft } from "../../lib/hooks";
import { t } from "../../lib/i18n/tv";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { shortName } from "./names";

/** It waits unseen with the names that it may show: their letters in this size take longer than a frame. */
export function BrakeBanner({ state }: { state: GameState }) {
  const { moments } = useGame();
  const braked = state.phase === "PAUSED_FOR_BRAKE";
  const timer = state.timer;
  const end = timer ? timer.startAtServerMs + timer.durationMs : moments.brake?.endsAtMs ?? null;
  const seconds = useSecondsLeft(braked && !state.paused ? end : null);
  const owner = braked ? state.brakeOwnerName ?? moments.brake?.playerName : undefined;
  const names = owner ? shortName(owner) : state.players.map((player) => shortName(player.name)).join(" ");
  return (
    <div className="brake-banner" data-testid={owner && "brake-banner"} data-shown={owner !== undefined}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d="M15 2h18l13 13v18L33 46H15L2 33V15Z" />
        <path d="M24 12v15M24 33v3" />
      </svg>
      <strong>{t("braked", { name: names })}</strong>
      {(!owner || end !== null) && <span className="brake-seconds">{seconds}</span>}
    </div>
  );
}
