// The show: the train window behind, the screen of the phase in front, notices over both.
import { useEffect, useRef } from "react";
import { useGame } from "../lib/store";
import type { GameState, ScoreRow } from "../lib/types";
import { ConnBanner } from "../ui/ConnBanner";
import { PauseOverlay } from "../ui/PauseOverlay";
import { useSound } from "./audio/useSound";
import { CaptionKey } from "./captions/CaptionChoice";
import { Captions } from "./captions/Captions";
import { lights } from "./map/lights";
import { CornerCode, HostAway, OverrideToast, SoundUnlock } from "./parts/Notices";
import { Told } from "./parts/Told";
import { phaseOf, rideOf } from "./phases";
import { endsHere, signalOf } from "./train/pace";
import { useJourney } from "./train/useJourney";
import { Window } from "./train/Window";

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

/** How much room the question leaves for a caption. */
function questionOf({ phase, followupQuestion }: GameState, told: boolean): string | undefined {
  if (phase !== "FOLLOWUP_QUESTION" || !followupQuestion) return undefined;
  return [followupQuestion.options ? "" : "open", told ? "told" : ""].filter(Boolean).join("-");
}

export function Stage({ state, onNewGame }: { state: GameState; onNewGame: () => void }) {
  const { lobby, moments } = useGame();
  const phase = phaseOf(state);
  const heard = useSound(phase.soon?.(state.roundIndex ?? 0) ?? []);
  const before = useBefore(state);
  const journey = useJourney(state);
  const pending = moments.pending !== null;
  useEffect(() => void lights(), []);
  return (
    <>
      <Window
        sessionId={state.sessionId}
        destinationIndex={state.roundIndex ?? 0}
        {...rideOf(state, pending)}
        signal={signalOf(state, pending)}
        last={endsHere(state)}
        journey={journey}
      />
      <main className="stage" data-phase={state.phase} data-question={questionOf(state, moments.followupResults !== null)}>
        {phase.picture({ state, before, onNewGame })}
        <Told line={phase.told?.(state) ?? ""} />
        <CornerCode state={state} locked={lobby?.locked === true} />
        <SoundUnlock heard={heard} />
        <div className="toasts">
          <HostAway />
          <OverrideToast />
          <CaptionKey />
        </div>
        <Captions />
      </main>
      <PauseOverlay />
      <ConnBanner />
    </>
  );
}
