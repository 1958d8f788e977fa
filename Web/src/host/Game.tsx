// The host's one screen: header, the cards of the phase, the control bar.
import { resultsStay } from "../lib/ended";
import { t } from "../lib/i18n/host";
import type { Seat } from "../lib/storage";
import { useGame } from "../lib/store";
import type { GameState } from "../lib/types";
import { Wordmark } from "../ui/Wordmark";
import { useNewGame } from "./boarding";
import { useMarkPlayed } from "./content/played";
import { followupHistory } from "./followupHistory";
import { over } from "./late";
import { ControlBar, EndedBar } from "./parts/ControlBar";
import { HealthLines } from "./parts/HealthLines";
import { Journey } from "./parts/Journey";
import { PlayersCard } from "./parts/PlayersCard";
import { SettingsCard } from "./parts/SettingsCard";
import { StatusBadge } from "./parts/StatusBadge";
import { ToolsCard } from "./parts/ToolsCard";
import type { CardsPhase, PageProps } from "./phase";
import { phaseOf } from "./phases";
import { useHeadingFocus } from "./useHeadingFocus";

interface GameProps {
  state: GameState;
  seat: Seat;
  /** Takes another seat, or none. */
  onSeat: (seat: Seat | null) => void;
}

function Running({ state, phase, seat, onLeave, onNew }: PageProps & { phase: CardsPhase }) {
  const game = useGame();
  const history = followupHistory(game.moments.judged);
  const ended = resultsStay(game);
  const props = { state, seat, history };
  return (
    <>
      <main className="columns">
        {phase.cards(props)}
        {!ended && (
          <div className="column aside">
            {phase.beside?.(props)}
            <PlayersCard state={state} />
            <ToolsCard state={state} seat={seat} onLeave={onLeave} />
            {!over.includes(state.phase) && <SettingsCard inPlay />}
          </div>
        )}
      </main>
      {ended ? <EndedBar onStart={onLeave} /> : <ControlBar state={state} phase={phase} onNew={onNew} onLeave={onLeave} />}
    </>
  );
}

export function Game({ state, seat, onSeat }: GameProps) {
  const onNew = useNewGame(onSeat);
  const game = useGame();
  const phase = phaseOf(state);
  const stop = phase.stop?.(state);
  const heading = useHeadingFocus(state.phase, phase.desk);
  useMarkPlayed(state);
  const { destinationIndex: i, totalDestinations: n } = state;
  const props = { state, seat, onNew, onLeave: () => onSeat(null) };
  return (
    <div className={game.restored ? "host restored" : "host"}>
      <header className="host-header">
        <Wordmark />
        {!("page" in phase) && i !== undefined && n !== undefined && <p>{t("destinationOf", { i, n })}</p>}
        <StatusBadge state={state} title={phase.title()} heading={heading} />
        {stop !== undefined && <Journey here={stop} phase={phase.title()} braked={state.phase === "PAUSED_FOR_BRAKE"} />}
      </header>
      {!resultsStay(game) && <HealthLines />}
      {"page" in phase ? phase.page(props) : <Running {...props} phase={phase} />}
    </div>
  );
}
