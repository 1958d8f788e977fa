// FINAL_RESULTS and ROUND_END: heading and standings mirror the TV, stage by stage.
import { useState } from "react";
import { resultsStay } from "../../lib/ended";
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import type { EffectId, GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { linesOf, ScoreTable, type ScoreLine } from "../../ui/ScoreTable";
import { NightLine } from "../evening/NightLine";
import { Card } from "../parts/Card";
import { FollowupVerdicts } from "../parts/FollowupVerdicts";
import { SaveReplay } from "../parts/SaveReplay";
import type { CardsProps } from "../phase";
import { AnswersCard } from "./Results";

interface Stage {
  first: boolean;
  second: boolean;
  third: boolean;
  full: boolean;
}

/** How far the TV has come; all of it on a restored screen. */
function useStage(state: GameState, ended: boolean): Stage {
  const { moments, restored } = useGame();
  const [late] = useState(restored);
  const seen = (id: EffectId) => moments.effects.includes(id);
  const full = late || ended || state.phase === "ROUND_END" || seen("full_standings");
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
  const isDraw = (rows[0]?.points ?? 0) === 0;
  if (byHost && (isDraw || stage.full)) return t("sessionEnded");
  if (isDraw) return t("thanks");
  if (!stage.first) return t("winnerIs");
  if (rows.length === 1) return t("soleWinner");
  return winners.length > 1 ? t("sharedVictory") : t("weHaveAWinner");
}

function Winners({ rows }: { rows: ScoreLine[] }) {
  const winners = rows.filter((row) => row.rank === 1 && row.points > 0);
  return (
    <ul className="winners">
      {winners.map((row) => (
        <li key={row.playerId} className="scale-pop">
          <b>{row.name}</b>
          <span className="tabular">{t("nPoints", { n: row.points })}</span>
        </li>
      ))}
    </ul>
  );
}

export function Final({ state, seat, history }: CardsProps) {
  const game = useGame();
  const ended = resultsStay(game);
  const stage = useStage(state, ended);
  const rows = linesOf(state.scoreboard);
  const byHost = (game.moments.final?.reason ?? game.moments.ended?.reason) === "host_ended";
  const title = ended ? t("sessionEnded") : heading(rows, stage, byHost);
  // NB: verdicts can be changed until ROUND_END, of answers that have been judged (EX19).
  const open = !ended && state.phase === "FINAL_RESULTS" && state.destination?.revealed === true;
  const shown = rows.filter(({ rank }) => [stage.first, stage.second, stage.third][rank - 1] ?? stage.full);
  return (
    <div className="column">
      <section className="card finale" data-crowned={stage.first}>
        <Icon name="trophy" />
        <h2>
          <span role="status">{title}</span>
        </h2>
        {stage.first && <Winners rows={rows} />}
        {stage.full && title !== t("thanks") && <p>{t("thanks")}</p>}
        {stage.full && <NightLine state={state} />}
      </section>
      {shown.length > 0 && (
        <Card icon="trophy" title={t("scoreboard")} name="standings">
          <ScoreTable rows={shown} />
          {!ended && state.phase === "ROUND_END" && <SaveReplay seat={seat} />}
        </Card>
      )}
      {open && <AnswersCard state={state} />}
      {open && <FollowupVerdicts history={history} />}
    </div>
  );
}
