// FINAL_RESULTS and ROUND_END: heading and standings mirror the TV, stage by stage.
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import type { EffectId, GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { linesOf, ScoreTable, type ScoreLine } from "../../ui/ScoreTable";

interface Stage {
  first: boolean;
  second: boolean;
  third: boolean;
  full: boolean;
}

/** How far the TV has come; all of it on a restored screen. */
function useStage(state: GameState): Stage {
  const { moments, restored } = useGame();
  const [late] = useState(restored);
  const seen = (id: EffectId) => moments.effects.includes(id);
  const full = late || state.phase === "ROUND_END" || seen("full_standings");
  return {
    full,
    first: full || seen("podium_first"),
    second: full || seen("podium_second"),
    third: full || seen("podium_third"),
  };
}

/** The TV's words (UI-T20, T21), with the name of a sole winner. */
function heading(rows: ScoreLine[], stage: Stage, byHost: boolean): string {
  const winners = rows.filter((row) => row.rank === 1);
  if (byHost && (rows[0]?.points ?? 0) === 0) return t("sessionEnded");
  if (stage.full) return t("thanks");
  if (!stage.first) return t("winnerIs");
  if (rows.length === 1) return t("soleWinner");
  return winners.length > 1 ? t("sharedVictory") : `${t("weHaveAWinner")} ${winners[0]?.name ?? ""}`;
}

export function Final({ state }: { state: GameState }) {
  const { moments } = useGame();
  const stage = useStage(state);
  const rows = linesOf(state.scoreboard);
  const byHost = (moments.final?.reason ?? moments.ended?.reason) === "host_ended";
  const shown = rows.filter(({ rank }) => [stage.first, stage.second, stage.third][rank - 1] ?? stage.full);
  return (
    <div className="column">
      <section className="card">
        <h2>
          <Icon name="trophy" />
          <span role="status">{heading(rows, stage, byHost)}</span>
        </h2>
        <ScoreTable rows={shown} />
      </section>
    </div>
  );
}
