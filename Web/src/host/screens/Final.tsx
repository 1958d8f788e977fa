// FINAL_RESULTS and ROUND_END: the standings mirror the TV, stage by stage.
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { linesOf, ScoreTable } from "../../ui/ScoreTable";

export function Final({ state }: { state: GameState }) {
  const { moments } = useGame();
  const rows = linesOf(state.scoreboard);
  const staged = moments.final !== null && state.phase === "FINAL_RESULTS";
  const seen = (id: "podium_first" | "podium_second" | "podium_third") => !staged || moments.effects.includes(id);
  const shown = rows.filter((row) => {
    if (row.rank === 1) return seen("podium_first");
    if (row.rank === 2) return seen("podium_second");
    return row.rank === 3 ? seen("podium_third") : seen("podium_first");
  });
  const winners = rows.filter((row) => row.rank === 1);
  const heading = !seen("podium_first") ? t("winnerIs") : winners.length > 1 ? t("sharedVictory") : t("thanks");
  return (
    <div className="column">
      <section className="card">
        <h2>
          <Icon name="trophy" />
          <span role="status">{heading}</span>
        </h2>
        <ScoreTable rows={shown} />
      </section>
    </div>
  );
}
