// The brake (UI-T11, UI-E10): the name and the seconds; the red at the edges is the window's (`Window`).
import { useSecondsLeft } from "../../lib/hooks";
import { t } from "../../lib/i18n/tv";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { shortName } from "../parts/names";
import { Face } from "../people/Face";

/** What its owner does with the brake; in an evening whether anything has been typed (EVE33). */
export function brakeWords({ brake }: GameState, name: string): string {
  if (!brake) return t("braked", { name });
  return brake.typing ? t("isTyping", { name }) : t("isThinking", { name });
}

/** When the brake's time is up: while it is silent sooner (EVE29). */
function useEnd({ brake, timer }: GameState): number | null {
  const { moments } = useGame();
  const end = timer ? timer.startAtServerMs + timer.durationMs : moments.brake?.endsAtMs ?? null;
  return brake?.silentUntilMs ?? end;
}

const Sign = () => (
  <svg className="brake-sign" viewBox="0 0 48 48" aria-hidden="true">
    <path d="M15 2h18l13 13v18L33 46H15L2 33V15Z" />
    <path d="M24 12v15M24 33v3" />
  </svg>
);

/** It waits unseen with the names that it may show: their letters in this size take longer than a frame. */
export function BrakeBanner({ state, called }: { state: GameState; called: boolean }) {
  const { moments } = useGame();
  const braked = state.phase === "PAUSED_FOR_BRAKE" && !called;
  const end = useEnd(state);
  const seconds = useSecondsLeft(braked && !state.paused ? end : null);
  const owner = braked ? state.brakeOwnerName ?? moments.brake?.playerName : undefined;
  const names = owner ? shortName(owner) : state.players.map((player) => shortName(player.name)).join(" ");
  return (
    <div className="brake-banner" data-testid={owner && "brake-banner"} data-shown={owner !== undefined}>
      {owner && state.brake ? <Face id={state.brake.playerId} /> : null}
      <Sign />
      <strong>{brakeWords(state, names)}</strong>
      {(!owner || end !== null) && <span className="brake-seconds">{seconds}</span>}
    </div>
  );
}
