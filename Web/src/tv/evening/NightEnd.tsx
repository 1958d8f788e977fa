// Below the standings of a journey that is over: how the night stands, and that it may go on (UI-E14).
import { t } from "../../lib/i18n/tv";
import type { GameState } from "../../lib/types";
import { nightLine } from "./night";

interface NightEndProps {
  state: GameState;
  /** The finale is over. */
  asks: boolean;
}

export function NightEnd({ state, asks }: NightEndProps) {
  const line = nightLine(state.night);
  if (!line && !asks) return null;
  return (
    <footer className="night-end" data-testid="night-end">
      {line && <p>{line}</p>}
      {asks && (
        <p role="status" data-ask="true">
          {t("oneMoreAsk")}
        </p>
      )}
    </footer>
  );
}
