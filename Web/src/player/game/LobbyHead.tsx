import { t } from "../../lib/i18n/player";
import type { Game } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { nightLine } from "./nightLine";

/** Of what is planned, else of what the host has set (EVE15); an evening alone says how long it takes. */
function lengthOf(game: Game, { journey, totalDestinations }: GameState): string {
  const n = totalDestinations ?? game.lobby?.settings?.destinationsCount;
  return journey && n ? t("length", { n, m: journey.minutes }) : "";
}

interface Props {
  game: Game;
  state: GameState;
  name: string;
}

/** What one waits for, under which name; and after a journey, that the next one has begun by itself (UI-E36). */
export function LobbyHead({ game, state, name }: Props) {
  const isAgain = (state.journey?.number ?? 1) > 1;
  const length = lengthOf(game, state);
  const night = state.night ? nightLine(state.night) : "";
  return (
    <div>
      <h1 tabIndex={-1}>{t(isAgain ? "newRound" : "waitingForHost")}</h1>
      {isAgain ? <p className="muted">{t("waitingForHost")}</p> : null}
      <p className="muted">{t("youAre", { name })}</p>
      {night ? <p className="night-line" data-testid="night">{night}</p> : null}
      {length ? <p className="muted" data-testid="length">{length}</p> : null}
    </div>
  );
}
