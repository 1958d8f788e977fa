// Which journey of the night this is, and who leads it (EVE83).
import { t } from "../../lib/i18n/host";
import type { GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { nightLine } from "./night";

/** Above the questions of every journey but the first. */
export function RoundLine({ state }: { state: GameState }) {
  const number = state.journey?.number ?? 1;
  if (number < 2) return null;
  return (
    <p className="round-line" data-testid="round-line">
      <b>{t("roundN", { n: number })}</b> <NightLine state={state} />
    </p>
  );
}

export function NightLine({ state }: { state: GameState }) {
  const line = nightLine(state.night);
  if (line === null) return null;
  return (
    <span className="night-line" data-testid="night-line">
      <Icon name="trophy" />
      {line}
    </span>
  );
}
