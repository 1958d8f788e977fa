// The host's one screen: header, the cards of the phase, the control bar.
import { useEffect, useRef } from "react";
import { t } from "../lib/i18n/host";
import type { Seat } from "../lib/storage";
import { useGame } from "../lib/store";
import type { GameState } from "../lib/types";
import { Wordmark } from "../ui/Wordmark";
import { ControlBar } from "./parts/ControlBar";
import { PlayersCard } from "./parts/PlayersCard";
import { StatusBadge } from "./parts/StatusBadge";
import { ToolsCard } from "./parts/ToolsCard";
import { Final } from "./screens/Final";
import { Followup } from "./screens/Followup";
import { Live } from "./screens/Live";
import { Lobby } from "./screens/Lobby";
import { Results, StandingsCard } from "./screens/Results";

/** Focus goes to the heading on a new phase, unless somebody is typing or in a dialog. */
function useHeadingFocus(phase: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    const occupied = active instanceof HTMLInputElement || active?.closest("[role=dialog]");
    if (!occupied) heading.current?.focus({ preventScroll: true });
  }, [phase]);
  return heading;
}

function Cards({ state }: { state: GameState }) {
  switch (state.phase) {
    case "FOLLOWUP_QUESTION":
      return <Followup state={state} />;
    case "REVEAL_DESTINATION":
    case "SCOREBOARD":
      return <Results state={state} />;
    case "FINAL_RESULTS":
    case "ROUND_END":
      return <Final state={state} />;
    default:
      return <Live state={state} />;
  }
}

interface GameProps {
  state: GameState;
  seat: Seat;
  onLeave: () => void;
}

export function Game({ state, seat, onLeave }: GameProps) {
  const { restored } = useGame();
  const heading = useHeadingFocus(state.phase);
  const { destinationIndex: i, totalDestinations: n } = state;
  const scored = state.phase === "REVEAL_DESTINATION" || state.phase === "SCOREBOARD";
  const inLobby = state.phase === "LOBBY";
  return (
    <div className={restored ? "host restored" : "host"}>
      <header className="host-header">
        <Wordmark />
        {!inLobby && i !== undefined && n !== undefined && <p>{t("destinationOf", { i, n })}</p>}
        <StatusBadge state={state} heading={heading} />
      </header>
      {inLobby ? (
        <Lobby state={state} seat={seat} onLeave={onLeave} />
      ) : (
        <main className="columns">
          <Cards state={state} />
          <div className="column aside">
            {scored && <StandingsCard state={state} />}
            <PlayersCard state={state} />
            <ToolsCard state={state} onLeave={onLeave} />
          </div>
        </main>
      )}
      <ControlBar state={state} onLeave={onLeave} />
    </div>
  );
}
