// The show: the train window behind, the screen of the phase in front, notices over both.
import { useEffect, useRef } from "react";
import { useGame } from "../lib/store";
import type { GameState, ScoreRow } from "../lib/types";
import { ConnBanner } from "../ui/ConnBanner";
import { PauseOverlay } from "../ui/PauseOverlay";
import { useSound } from "./audio/useSound";
import { CaptionKey } from "./captions/CaptionChoice";
import { Captions } from "./captions/Captions";
import { isEvening, seedOf } from "./evening/evening";
import { lights } from "./map/lights";
import { prepareMap } from "./map/useSheets";
import { CornerCode, HostAway, OverrideToast, SoundUnlock } from "./parts/Notices";
import { Told } from "./parts/Told";
import { ridesIn } from "./people/riders";
import { Riding } from "./people/Riding";
import { phaseOf, rideOf } from "./phases";
import { endsHere, signalOf } from "./train/pace";
import { useJourney } from "./train/useJourney";
import { Window } from "./train/Window";
import { useHostAway } from "./useHostAway";

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

/** The night goes on at its host's press only (EVE27). */
const waitsForHost = (state: GameState): boolean => isEvening(state) && (state.phase === "LOBBY" || state.phase === "ROUND_END");

export function Stage({ state, onNewGame }: { state: GameState; onNewGame: () => void }) {
  const { lobby, moments } = useGame();
  const phase = phaseOf(state);
  const heard = useSound(phase.soon?.(state.roundIndex ?? 0) ?? []);
  const before = useBefore(state);
  const journey = useJourney(state);
  const pending = moments.pending !== null;
  const ride = rideOf(state, pending);
  const rides = ridesIn(state);
  const hostAway = useHostAway();
  const night = isEvening(state);
  useEffect(() => void (night ? prepareMap() : lights()), [night]);
  return (
    <>
      <Window
        seed={seedOf(state)}
        destinationIndex={state.roundIndex ?? 0}
        {...ride}
        signal={signalOf(state, pending)}
        last={endsHere(state)}
        journey={journey}
      />
      <main className="stage" data-phase={state.phase} data-train={rides} data-question={questionOf(state, moments.followupResults !== null)}>
        {rides && <Riding state={state} speed={ride.speed} />}
        {phase.picture({ state, before, hostAway, onNewGame })}
        <Told line={phase.told?.(state) ?? ""} />
        <CornerCode state={state} locked={lobby?.locked === true} />
        <SoundUnlock heard={heard} />
        <div className="toasts">
          {hostAway && <HostAway waits={waitsForHost(state)} />}
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
