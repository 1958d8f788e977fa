// The show: the train window behind, the screen of the phase in front, notices over both.
import { useEffect, useRef, useState } from "react";
import { useEvent, useGame } from "../lib/store";
import type { GameState, ScoreRow } from "../lib/types";
import { ConnBanner } from "../ui/ConnBanner";
import { PauseOverlay } from "../ui/PauseOverlay";
import { useSound } from "./audio/useSound";
import { Captions } from "./parts/Captions";
import { CornerCode, HostAway, OverrideToast, SoundUnlock } from "./parts/Notices";
import { Clue } from "./screens/Clue";
import { Finale } from "./screens/Finale";
import { Followup } from "./screens/Followup";
import { Intro, Preparing } from "./screens/Intro";
import { Lobby } from "./screens/Lobby";
import { Reveal } from "./screens/Reveal";
import { Scoreboard, Tunnel } from "./screens/Scoreboard";
import { speedAt } from "./train/MapLine";
import { Window } from "./train/Window";

const tunnelMs = 1800;

/** How fast the landscape passes: full at 10 points, standing at a brake and at the station. */
function speedOf(state: GameState, pending: boolean): number {
  if (state.paused || pending) return 0;
  switch (state.phase) {
    case "ROUND_INTRO":
      return 1;
    case "CLUE_LEVEL":
      return state.timer ? speedAt(state.clueLevelPoints) : speedAt(state.clueLevelPoints) / 3;
    case "SCOREBOARD":
      return 0.6;
    case "LOBBY":
    case "PREPARING_ROUND":
      return 0.12;
    default:
      return 0;
  }
}

const unscored = ["ROUND_INTRO", "CLUE_LEVEL", "PAUSED_FOR_BRAKE"];

/** Where the standings glide from: in the reveal the old ones, after it those that the reveal showed. */
function useBefore(state: GameState): ScoreRow[] {
  const { moments } = useGame();
  const before = useRef<ScoreRow[]>([]);
  const shown = useRef<ScoreRow[]>([]);
  if (unscored.includes(state.phase)) before.current = shown.current = state.scoreboard;
  if (state.phase !== "REVEAL_DESTINATION") return shown.current;
  if (moments.scoreboard) shown.current = moments.scoreboard.scoreboard;
  return before.current;
}

function useTunnel(): boolean {
  const [inside, setInside] = useState(false);
  useEvent("NEXT_DESTINATION_EVENT", () => setInside(true));
  useEffect(() => {
    if (!inside) return;
    const timer = window.setTimeout(() => setInside(false), tunnelMs);
    return () => window.clearTimeout(timer);
  }, [inside]);
  return inside;
}

function Picture({ state, before, onNewGame }: { state: GameState; before: ScoreRow[]; onNewGame: () => void }) {
  const { moments } = useGame();
  switch (state.phase) {
    case "LOBBY":
      return <Lobby state={state} />;
    case "PREPARING_ROUND":
      return moments.next ? (
        <Tunnel index={moments.next.destinationIndex} of={moments.next.totalDestinations} />
      ) : (
        <Preparing />
      );
    case "ROUND_INTRO":
      return <Intro state={state} />;
    case "CLUE_LEVEL":
    case "PAUSED_FOR_BRAKE":
      return <Clue state={state} />;
    case "REVEAL_DESTINATION":
      return <Reveal state={state} before={before} />;
    case "FOLLOWUP_QUESTION":
      return <Followup state={state} />;
    case "SCOREBOARD":
      return <Scoreboard state={state} before={before} />;
    case "FINAL_RESULTS":
    case "ROUND_END":
      return <Finale state={state} onNewGame={onNewGame} />;
  }
}

export function Stage({ state, onNewGame }: { state: GameState; onNewGame: () => void }) {
  const { lobby, moments } = useGame();
  const heard = useSound();
  const before = useBefore(state);
  const tunnel = useTunnel();
  const speed = speedOf(state, moments.pending !== null);
  return (
    <>
      <Window sessionId={state.sessionId} destinationIndex={state.roundIndex ?? 0} speed={speed} tunnel={tunnel} />
      <main className="stage" data-phase={state.phase}>
        <Picture state={state} before={before} onNewGame={onNewGame} />
        <CornerCode state={state} locked={lobby?.locked === true} />
        <Captions />
        <HostAway />
        <OverrideToast />
        <SoundUnlock heard={heard} />
      </main>
      <PauseOverlay />
      <ConnBanner />
    </>
  );
}
