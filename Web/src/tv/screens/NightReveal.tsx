// REVEAL_DESTINATION in an evening (SPEC 19.13): the flight, the sign, the postcard, the verdicts, the standings.
import { useGame } from "../../lib/store";
import type { GameState, ScoreRow } from "../../lib/types";
import { Screen } from "../parts/Screen";
import { Standings } from "../parts/Standings";
import { StationSign } from "../parts/StationSign";
import { Card } from "../reveal/Card";
import { linesOf } from "../reveal/lines";
import { RevealMap } from "../reveal/RevealMap";
import { useTimes } from "../reveal/times";
import { useSteps } from "../reveal/useSteps";
import { VerdictRows } from "../reveal/VerdictRows";

interface NightRevealProps {
  state: GameState;
  /** The standings from which the new ones glide. */
  before: ScoreRow[];
}

function Staged({ state, before }: NightRevealProps) {
  const { moments } = useGame();
  const { sign, name, card } = useTimes(state);
  const steps = useSteps(state);
  const lines = linesOf(steps, moments.results?.results);
  const done = moments.results !== null || state.reveal?.stage === "results";
  const standings = moments.scoreboard?.scoreboard;
  const { destination } = state;
  return (
    <div className="night-reveal" data-map={destination?.position !== undefined}>
      <RevealMap state={state} lines={lines} />
      {sign && destination?.name && <StationSign name={destination.name} country={destination.country ?? ""} opened={name} />}
      <section className="reveal-rows">
        {standings ? <Standings rows={standings} from={before} /> : <VerdictRows lines={lines} done={done} />}
      </section>
      <aside className="reveal-card">{card && <Card {...{ state, lines, done }} />}</aside>
    </div>
  );
}

export function NightReveal(props: NightRevealProps) {
  return (
    <Screen name="reveal">
      <Staged {...props} />
    </Screen>
  );
}
