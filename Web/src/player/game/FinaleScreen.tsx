import { useState } from "react";
import { t } from "../../lib/i18n/player";
import type { EffectId, Standing } from "../../lib/types";
import { useEvent } from "../../lib/store";
import { ranked, ScoreTable } from "../../ui/ScoreTable";
import { celebrate } from "../celebrate";
import type { ScreenProps } from "../Game";
import { Podium } from "./Podium";

const stages: EffectId[] = ["podium_third", "podium_second", "podium_first", "full_standings"];

/** How far the finale has come: 0 suspense, 1–3 podium from third to first, 4 all standings. */
const stageOf = (effects: EffectId[]): number =>
  effects.reduce((far, effect) => Math.max(far, stages.indexOf(effect) + 1), 0);

/** The finale, stage by stage as the server calls them (UI-P24). */
export function FinaleScreen({ game, state, me, onAgain }: ScreenProps & { onAgain: () => void }) {
  const [late] = useState(game.restored);
  const over = state.phase === "ROUND_END";
  const stage = over || late ? 4 : stageOf(game.moments.effects);
  useEvent("UI_EFFECT_TRIGGER", ({ effectId }) => {
    if (effectId === "confetti") celebrate();
  });
  const fromState = state.scoreboard.map(({ playerId, name, score }) => ({ playerId, name, points: score }));
  const all: Standing[] = game.moments.final?.standingsFull ?? fromState;
  const rows = ranked(all);
  const winners = rows.filter((row) => row.rank === 1 && row.points > 0);
  const own = rows.find((row) => row.playerId === me);
  const won = winners.length === 1 && own?.rank === 1;
  const ended = (game.moments.final?.reason ?? game.moments.ended?.reason) === "host_ended";
  const title =
    stage < 3 ? t("winnerIs")
    : winners.length > 1 ? t("sharedVictory")
    : rows.length === 1 ? t("soleWinner")
    : winners[0]?.name ?? t("gameOver");
  return (
    <div className="finale">
      {ended ? <p className="muted">{t("endedByHost")}</p> : null}
      <h1 tabIndex={-1} key={title} className={`finale-title scale-pop${stage >= 3 ? " won" : ""}`}>{title}</h1>
      <Podium rows={rows} stage={stage} me={me} />
      {stage >= 3 && own ? (
        <p className="own-place" role="status">
          <span>{won && rows.length > 1 ? t("worthyWin") : t("yourPlace", { r: own.rank })}</span>{" "}
          <span>{t("nPoints", { n: own.points })}</span>
        </p>
      ) : null}
      {stage >= 4 ? (
        <>
          <h2>{t("finalStandings")}</h2>
          <ScoreTable rows={rows} ownId={me} />
          <p className="thanks">{t("thanks")}</p>
        </>
      ) : null}
      {over ? <button type="button" className="btn primary big" onClick={onAgain}>{t("playAgain")}</button> : null}
    </div>
  );
}
