// FINAL_RESULTS and ROUND_END (UI-T20, T21): the stage follows the server's effects, nothing else.
import { t } from "../../lib/i18n/tv";
import { useGame } from "../../lib/store";
import type { EffectId, GameState, Standing } from "../../lib/types";
import { reducedMotion } from "../../lib/hooks";
import { isScoreless } from "../../ui/ranks";
import { Confetti } from "../parts/Confetti";
import { Podium } from "../parts/Podium";
import { Screen, useCalm } from "../parts/Screen";
import { Spotlights, StillSparkles } from "../parts/Spotlights";
import { Standings } from "../parts/Standings";

function useStage(state: GameState) {
  const calm = useCalm();
  const { moments } = useGame();
  const seen = (id: EffectId) => moments.effects.includes(id);
  const full = calm || state.phase === "ROUND_END" || seen("full_standings");
  return {
    full,
    third: full || seen("podium_third"),
    second: full || seen("podium_second"),
    first: full || seen("podium_first"),
  };
}

const standingsOf = (state: GameState): Standing[] =>
  state.scoreboard.map(({ playerId, name, score }) => ({ playerId, name, points: score }));

function useByHost(): boolean {
  const { moments } = useGame();
  return (moments.final?.reason ?? moments.ended?.reason) === "host_ended";
}

function headingOf(standings: Standing[], byHost: boolean, { first, full }: { first: boolean; full: boolean }): string {
  const winners = standings.filter((s) => s.points === standings[0]?.points).length;
  const over = full || isScoreless(standings);
  if (over) return byHost ? t("sessionEnded") : t("thanks");
  if (!first) return t("winnerIs");
  if (standings.length === 1) return t("soleWinner");
  return winners > 1 ? t("sharedVictory") : t("weHaveAWinner");
}

function Stage({ state, onNewGame }: { state: GameState; onNewGame: () => void }) {
  const { moments } = useGame();
  const stage = useStage(state);
  const calm = useCalm();
  const standings = moments.final?.standingsFull ?? standingsOf(state);
  const byHost = useByHost();
  const scoreless = isScoreless(standings);
  const heading = headingOf(standings, byHost, stage);
  const table = scoreless ? !byHost : stage.full;
  const party = moments.effects.includes("confetti") && !calm;
  return (
    <div className="finale-stage" data-full={stage.full} data-won={stage.first} data-scoreless={scoreless} data-bare={scoreless && byHost}>
      <Spotlights />
      {stage.first && !scoreless && reducedMotion() && <StillSparkles />}
      <h1 key={heading}>
        <span role="status">{heading}</span>
      </h1>
      {!scoreless && <Podium standings={standings} stage={stage} />}
      {table && <Standings rows={state.scoreboard} />}
      {state.phase === "ROUND_END" && (
        <button type="button" className="btn primary new-game" autoFocus onClick={onNewGame}>
          {t("newGame")}
        </button>
      )}
      {party && <Confetti />}
    </div>
  );
}

export function Finale({ state, onNewGame }: { state: GameState; onNewGame: () => void }) {
  return (
    <Screen name="finale">
      <Stage state={state} onNewGame={onNewGame} />
    </Screen>
  );
}
