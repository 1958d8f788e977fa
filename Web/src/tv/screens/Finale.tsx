// FINAL_RESULTS and ROUND_END (UI-T20, T21): the stage follows the server's effects, nothing else.
import { t } from "../../lib/i18n/tv";
import { resultsStay } from "../../lib/ended";
import { useGame } from "../../lib/store";
import type { EffectId, FinaleStage as StageName, GameState, Standing } from "../../lib/types";
import { reducedMotion } from "../../lib/hooks";
import { isScoreless } from "../../ui/ranks";
import { isEvening } from "../evening/evening";
import { NightEnd } from "../evening/NightEnd";
import { podiumIn, type PodiumFlags } from "../finale/stage";
import { Confetti } from "../parts/Confetti";
import { Podium } from "../parts/Podium";
import { Screen, useCalm } from "../parts/Screen";
import { Spotlights, StillSparkles } from "../parts/Spotlights";
import { Standings } from "../parts/Standings";

/** By the stages of an evening, else by the server's effects. */
function useStage(state: GameState, ended: boolean, staged: StageName | undefined): PodiumFlags {
  const calm = useCalm();
  const { moments } = useGame();
  const seen = (id: EffectId) => moments.effects.includes(id);
  if (staged && !ended) return podiumIn(staged);
  const full = calm || ended || state.phase === "ROUND_END" || seen("full_standings");
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

const awarded = ({ finale }: GameState): boolean => (finale?.awards.length ?? 0) > 0;

function headingOf(state: GameState, standings: Standing[], byHost: boolean, { first, full }: { first: boolean; full: boolean }): string {
  const winners = standings.filter((s) => s.points === standings[0]?.points).length;
  const over = full || isScoreless(standings);
  if (over) return byHost ? t("sessionEnded") : t(isEvening(state) ? "journeyOver" : "thanks");
  if (!first) return t("winnerIs");
  if (standings.length === 1) return t("soleWinner");
  return winners > 1 ? t("sharedVictory") : t("weHaveAWinner");
}

export interface FinaleProps {
  state: GameState;
  hostAway: boolean;
  onNewGame: () => void;
}

export function FinaleStage({ state, hostAway, onNewGame, staged }: FinaleProps & { staged?: StageName }) {
  const game = useGame();
  const { moments } = game;
  const ended = resultsStay(game);
  const stage = useStage(state, ended, staged);
  const calm = useCalm();
  const standings = moments.final?.standingsFull ?? standingsOf(state);
  const byHost = useByHost();
  const scoreless = isScoreless(standings);
  const heading = ended ? t("sessionEnded") : headingOf(state, standings, byHost, stage);
  const table = scoreless ? !byHost || ended : stage.full;
  const party = moments.effects.includes("confetti") && !calm;
  const over = state.phase === "ROUND_END" && !ended;
  const night = isEvening(state);
  return (
    <div className="finale-stage" data-full={stage.full} data-won={stage.first} data-scoreless={scoreless} data-bare={!table && scoreless} data-awards={stage.full && awarded(state)}>
      <Spotlights />
      {stage.first && !scoreless && reducedMotion() && <StillSparkles />}
      <h1 key={heading}>
        <span role="status">{heading}</span>
      </h1>
      {!scoreless && <Podium standings={standings} stage={stage} />}
      {table && <Standings rows={state.scoreboard} />}
      {night && stage.full && !ended && <NightEnd state={state} asks={over} />}
      {(ended || (over && (hostAway || !night))) && (
        <button key={String(ended)} type="button" className="btn primary new-game" data-testid={ended ? "to-start" : "new-game"}
          autoFocus onClick={onNewGame}>
          {ended ? t("backToStart") : t("newGame")}
        </button>
      )}
      {party && <Confetti />}
    </div>
  );
}

export function Finale(props: FinaleProps) {
  return (
    <Screen name="finale">
      <FinaleStage {...props} />
    </Screen>
  );
}
