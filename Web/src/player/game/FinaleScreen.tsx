import { useState } from "react";
import { resultsStay } from "../../lib/ended";
import { t } from "../../lib/i18n/player";
import type { EffectId, Standing } from "../../lib/types";
import { useEvent } from "../../lib/store";
import { isScoreless, ranked } from "../../ui/ranks";
import { ScoreTable } from "../../ui/ScoreTable";
import { celebrate } from "../celebrate";
import { isEvening } from "./evening";
import { FinaleEnd, Staying } from "./FinaleEnd";
import { Podium, type Placed } from "./Podium";
import type { ScreenProps } from "./ScreenProps";

const stages: EffectId[] = ["podium_third", "podium_second", "podium_first", "full_standings"];
const winnerStage = 3;
const lastStage = 4;
/** More characters than a phone shows in two large lines. */
const longTitle = 18;

/** How far the finale has come: 0 suspense, 1–3 podium from third to first, 4 all standings. */
const stageOf = (effects: EffectId[]): number =>
  effects.reduce((far, effect) => Math.max(far, stages.indexOf(effect) + 1), 0);

function titleOf(rows: Placed[], winners: Placed[], stage: number): string {
  if (winners.length === 0) return t("gameOver");
  if (stage < winnerStage) return t("winnerIs");
  if (winners.length > 1) return t("sharedVictory");
  if (rows.length === 1) return t("soleWinner");
  return winners[0]?.name ?? t("gameOver");
}

function OwnPlace({ own, alone }: { own: Placed; alone: boolean }) {
  return (
    <p className="own-place scale-pop" role="status">
      <span>{alone ? t("worthyWin") : t("yourPlace", { r: own.rank })}</span>{" "}
      <span>{t("nPoints", { n: own.points })}</span>
    </p>
  );
}

/** The finale, stage by stage as the server calls them (UI-P24). */
export function FinaleScreen({ onAgain, ...props }: ScreenProps & { onAgain: () => void }) {
  const { game, state, me } = props;
  const [late] = useState(game.restored);
  const { final, ended, effects } = game.moments;
  const closed = resultsStay(game);
  const stays = isEvening(state) && !closed;
  const over = closed || state.phase === "ROUND_END";
  useEvent("UI_EFFECT_TRIGGER", ({ effectId }) => {
    if (effectId === "confetti") celebrate();
  });
  const fromState = state.scoreboard.map(({ playerId, name, score }) => ({ playerId, name, points: score }));
  const all: Standing[] = final?.standingsFull ?? fromState;
  const rows = ranked(all);
  const scoreless = isScoreless(rows);
  const stage = over || late || scoreless ? lastStage : stageOf(effects);
  const winners = rows.filter((row) => row.rank === 1 && row.points > 0);
  const own = rows.find((row) => row.playerId === me);
  const alone = winners.length === 1 && own?.rank === 1 && rows.length > 1;
  const title = titleOf(rows, winners, stage);
  const won = stage < winnerStage ? "" : title.length > longTitle ? " won long" : " won";
  return (
    <div className="finale">
      <div className="stage">
        {(final?.reason ?? ended?.reason) === "host_ended" ? <p className="muted">{t("endedByHost")}</p> : null}
        <h1 tabIndex={-1} key={title} className={`finale-title scale-pop${won}`}>{title}</h1>
        {scoreless ? null : <Podium rows={rows} stage={stage} me={me} />}
      </div>
      <div className="tale">
        {stage >= winnerStage && own && !scoreless ? <OwnPlace own={own} alone={alone} /> : null}
        {stays && stage >= lastStage ? <Staying {...props} over={over} /> : null}
        {stage >= lastStage ? (
          <>
            <h2>{t("finalStandings")}</h2>
            <ScoreTable rows={rows} ownId={me} />
            <p className="thanks">{t("thanks")}</p>
          </>
        ) : null}
        {stays ? null : <FinaleEnd closed={closed} over={over} onAgain={onAgain} />}
      </div>
    </div>
  );
}
