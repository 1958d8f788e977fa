// The host's one screen: header, the cards of the phase, the control bar.
import { t } from "../lib/i18n/host";
import type { Seat } from "../lib/storage";
import { useGame } from "../lib/store";
import type { GameState } from "../lib/types";
import { Wordmark } from "../ui/Wordmark";
import { useNewGame } from "./boarding";
import { useMarkPlayed } from "./content/played";
import { followupHistory, type JudgedQuestion } from "./followupHistory";
import { over } from "./late";
import { ControlBar } from "./parts/ControlBar";
import { FollowupAnswers } from "./parts/FollowupAnswers";
import { HealthLines } from "./parts/HealthLines";
import { Journey } from "./parts/Journey";
import { LockedCard } from "./parts/LockedCard";
import { PlayersCard } from "./parts/PlayersCard";
import { SettingsCard } from "./parts/SettingsCard";
import { StatusBadge } from "./parts/StatusBadge";
import { ToolsCard } from "./parts/ToolsCard";
import { Final } from "./screens/Final";
import { Followup } from "./screens/Followup";
import { Live } from "./screens/Live";
import { Lobby } from "./screens/Lobby";
import { Results, StandingsCard } from "./screens/Results";
import { useHeadingFocus } from "./useHeadingFocus";

interface CardsProps {
  state: GameState;
  seat: Seat;
  history: JudgedQuestion[];
}

function Cards({ state, seat, history }: CardsProps) {
  switch (state.phase) {
    case "FOLLOWUP_QUESTION":
      return <Followup state={state} />;
    case "REVEAL_DESTINATION":
    case "SCOREBOARD":
      return <Results state={state} history={history} />;
    case "FINAL_RESULTS":
    case "ROUND_END":
      return <Final state={state} seat={seat} history={history} />;
    default:
      return <Live state={state} />;
  }
}

interface GameProps {
  state: GameState;
  seat: Seat;
  /** Takes another seat, or none. */
  onSeat: (seat: Seat | null) => void;
}

interface RunningProps {
  state: GameState;
  seat: Seat;
  onLeave: () => void;
  onNew: () => void;
}

/** What stands first beside the cards: standings, the answers of the clue, or those of the question. */
function Beside({ state, history }: { state: GameState; history: JudgedQuestion[] }) {
  switch (state.phase) {
    case "REVEAL_DESTINATION":
    case "SCOREBOARD":
      return <StandingsCard state={state} />;
    case "FOLLOWUP_QUESTION":
      return <FollowupAnswers state={state} history={history} />;
    case "ROUND_INTRO":
    case "CLUE_LEVEL":
    case "PAUSED_FOR_BRAKE":
      return <LockedCard state={state} />;
    default:
      return null;
  }
}

function Running({ state, seat, onLeave, onNew }: RunningProps) {
  const history = followupHistory(useGame().moments.judged);
  return (
    <>
      <main className="columns">
        <Cards state={state} seat={seat} history={history} />
        <div className="column aside">
          <Beside state={state} history={history} />
          <PlayersCard state={state} />
          <ToolsCard state={state} seat={seat} onLeave={onLeave} />
          {!over.includes(state.phase) && <SettingsCard inPlay />}
        </div>
      </main>
      <ControlBar state={state} onNew={onNew} />
    </>
  );
}

export function Game({ state, seat, onSeat }: GameProps) {
  const onNew = useNewGame(onSeat);
  const { restored } = useGame();
  const heading = useHeadingFocus(state.phase);
  useMarkPlayed(state);
  const { destinationIndex: i, totalDestinations: n } = state;
  const props = { state, seat, onNew, onLeave: () => onSeat(null) };
  const inLobby = state.phase === "LOBBY";
  return (
    <div className={restored ? "host restored" : "host"}>
      <header className="host-header">
        <Wordmark />
        {!inLobby && i !== undefined && n !== undefined && <p>{t("destinationOf", { i, n })}</p>}
        <StatusBadge state={state} heading={heading} />
        <Journey state={state} />
      </header>
      <HealthLines />
      {inLobby ? <Lobby {...props} /> : <Running {...props} />}
    </div>
  );
}
