import { t } from "../../lib/i18n/player";
import type { GameState } from "../../lib/types";
import { useAfter } from "../../lib/hooks";
import type { Game } from "../../lib/store";
import { useGameLang } from "../../lib/useSessionLang";

interface Props {
  game: Game;
  state: GameState;
  clueKey: string;
}

const usualHideMs = 400;

/** The clue, hidden for as long as the server asks and no longer (UI-P13). */
export function ClueCard({ game, state, clueKey }: Props) {
  const { clue } = game.moments;
  const lang = useGameLang();
  const known = clue?.clueLevelPoints === state.clueLevelPoints;
  const heard = useAfter(known ? clue?.textRevealAfterMs ?? 0 : usualHideMs, clueKey);
  return (
    <div className="card clue-card" aria-live="polite">
      {game.restored || heard ? (
        <p key={clueKey} className="clue-text fade-in-up" lang={lang} data-testid="clue-text">
          {state.clueText}
        </p>
      ) : (
        <p className="muted wait">{t("listening")}</p>
      )}
    </div>
  );
}
