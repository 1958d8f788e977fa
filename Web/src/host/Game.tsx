// The host's one screen: header, the cards of the phase, the control bar.
import { useState } from "react";
import { resultsStay } from "../lib/ended";
import { t } from "../lib/i18n/host";
import type { Seat } from "../lib/storage";
import { useGame } from "../lib/store";
import type { GameState } from "../lib/types";
import { Wordmark } from "../ui/Wordmark";
import { Along, AlongCard, usePlaysAlong } from "./along/Along";
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
import type { CardsPhase, HostPhase, PageProps } from "./phase";
import { phaseOf } from "./phases";
import { useHeadingFocus } from "./useHeadingFocus";

interface GameProps {
  state: GameState;
  seat: Seat;
  /** Takes another seat, or none. */
  onSeat: (seat: Seat | null) => void;
}

interface RunningProps extends PageProps {
  phase: CardsPhase;
  /** Back to the game, for a host who plays. */
  onBack: () => void;
}

function Running({ state, phase, seat, onLeave, onNew, onBack }: RunningProps) {
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
            <AlongCard state={state} seat={seat} onBack={onBack} />
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

interface DeskProps extends PageProps {
  phase: HostPhase;
  onBack: () => void;
}

function Desk({ phase, onBack, ...props }: DeskProps) {
  const { state } = props;
  const game = useGame();
  const stop = phase.stop?.(state);
  const heading = useHeadingFocus(state.phase, phase.desk);
  const { destinationIndex: i, totalDestinations: n } = state;
  return (
    <div className={game.restored ? "host restored" : "host"}>
      <header className="host-header">
        <Wordmark />
        {!("page" in phase) && i !== undefined && n !== undefined && <p>{t("destinationOf", { i, n })}</p>}
        <StatusBadge state={state} title={phase.title()} heading={heading} />
        {stop !== undefined && <Journey here={stop} phase={phase.title()} braked={state.phase === "PAUSED_FOR_BRAKE"} />}
      </header>
      {!resultsStay(game) && <HealthLines />}
      {"page" in phase ? phase.page(props) : <Running {...props} phase={phase} onBack={onBack} />}
    </div>
  );
}

export function Game({ state, seat, onSeat }: GameProps) {
  const onNew = useNewGame(onSeat);
  const phase = phaseOf(state);
  useMarkPlayed(state);
  const [isAside, setAside] = useState(false);
  const plays = usePlaysAlong(state, seat) && !("page" in phase);
  return (
    <>
      {plays && <Along state={state} phase={phase} seat={seat} isAside={isAside} onMore={() => setAside(true)} />}
      {!(plays && !isAside) && (
        <Desk state={state} seat={seat} phase={phase} onNew={onNew} onLeave={() => onSeat(null)} onBack={() => setAside(false)} />
      )}
    </>
  );
}
