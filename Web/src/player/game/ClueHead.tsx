import { t } from "../../lib/i18n/player";
import type { GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { Ring } from "../../ui/Ring";

interface Props {
  state: GameState;
  clock: { endMs: number | null; totalMs: number };
}

/** How many have answered; in an evening of those who are waited for (EVE20). */
function countOf({ units, answeredCount, lockedAnswersCount, totalPlayers, players }: GameState): { a: number; b: number } {
  if (units) return { a: units.answered, b: units.total };
  return { a: answeredCount ?? lockedAnswersCount, b: totalPlayers ?? players.length };
}

/** What the clue is worth, how many have answered, how long it lasts. */
export function ClueHead({ state, clock }: Props) {
  const level = state.clueLevelPoints ?? 0;
  return (
    <div className="clue-head">
      <p key={level} className="level scale-pop" data-testid="level">{t("nPts", { n: level })}</p>
      <p className="count tabular" data-testid="count">
        <Icon name="lock" />
        {t("answeredOf", countOf(state))}
      </p>
      {clock.endMs ? <Ring {...clock} /> : <i className="ring" />}
    </div>
  );
}
