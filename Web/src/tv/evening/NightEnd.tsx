// Below the standings of a journey that is over: how the night stands, and that it may go on (UI-E14).
import { t } from "../../lib/i18n/tv";
import type { GameState } from "../../lib/types";
import { nightLine } from "./night";

export function NightEnd({ state }: { state: GameState }) {
  const line = nightLine(state.night);
  return (
    <footer className="night-end" data-testid="night-end">
      {line && <p>{line}</p>}
      <p role="status">{t("oneMoreAsk")}</p>
    </footer>
  );
}
