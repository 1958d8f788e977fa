// Below the standings of a journey that is over: how the night stands, and that it may go on (UI-E14).
import { t } from "../../lib/i18n/tv";
import type { GameState } from "../../lib/types";
import { Awards } from "../finale/Awards";
import { nightLine } from "./night";

interface NightEndProps {
  state: GameState;
  /** The finale is over. */
  asks: boolean;
}

export function NightEnd({ state, asks }: NightEndProps) {
  const line = nightLine(state.night);
  const awards = state.finale?.awards ?? [];
  if (!line && !asks && awards.length === 0) return null;
  return (
    <footer className="night-end" data-testid="night-end">
      {awards.length > 0 && <Awards awards={awards} />}
      {line && <p>{line}</p>}
      {asks && (
        <p role="status" data-ask="true">
          {t("oneMoreAsk")}
        </p>
      )}
    </footer>
  );
}
