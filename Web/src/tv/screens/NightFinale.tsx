// FINAL_RESULTS and ROUND_END of an evening (SPEC 19.14): the journey on the map, awards, then the podium as ever.
import { resultsStay } from "../../lib/ended";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { AwardCard } from "../finale/AwardCard";
import { Route } from "../finale/Route";
import { useStaged } from "../finale/stage";
import { Screen } from "../parts/Screen";
import { Spotlights } from "../parts/Spotlights";
import { FinaleStage, type FinaleProps } from "./Finale";

function useIsOver(state: GameState): boolean {
  const game = useGame();
  return state.phase === "ROUND_END" || resultsStay(game);
}

export function NightFinale(props: FinaleProps) {
  const { state } = props;
  const { moments } = useGame();
  const staged = useStaged(state);
  const over = useIsOver(state);
  const stage = over ? "standings" : staged?.stage;
  const route = state.finale?.route ?? moments.final?.route ?? [];
  const awards = state.finale?.awards ?? moments.final?.awards ?? [];
  return (
    <Screen name="finale">
      {stage === "route" && staged ? (
        <Route stops={route} startMs={staged.startMs} />
      ) : stage === "award" && staged ? (
        <>
          <Spotlights />
          <AwardCard key={staged.index} award={awards[staged.index]} />
        </>
      ) : (
        <FinaleStage {...props} staged={stage} />
      )}
    </Screen>
  );
}
