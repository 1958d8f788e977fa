// Where the train is: under way, at the station, in the tunnel; and how often it was braked since this page opened.
import { useEffect, useRef, useState } from "react";
import { serverNow, useEvent, useGame } from "../../lib/store";
import type { GameState, Phase } from "../../lib/types";

/** `here` without a motion of its own: restored from a snapshot. */
export type Passing = "away" | "coming" | "here" | "leaving";

export interface Journey {
  station: Passing;
  tunnel: Passing;
  pulls: number;
}

/** From the announcement: the next destination begins two seconds behind it (PA27). */
const inTunnelMs = 2500;
const outOfTunnelMs = 1100;
const leavingStationMs = 4200;
/** The end of the scoreboard's timer, when the tunnel begins. */
const tunnelAheadMs = 2600;
const coveredMs = 800;

function nextOf(now: Passing, on: boolean, restored: boolean): Passing {
  if (on) return now === "here" || restored ? "here" : "coming";
  return now === "away" || restored ? "away" : "leaving";
}

/** coming or here while `on`, then leaving for `leaveMs`, then away. */
function usePassing(on: boolean, leaveMs: number): Passing {
  const { restored } = useGame();
  const [passing, setPassing] = useState<Passing>(on ? "here" : "away");
  const [was, setWas] = useState(on);
  // NB: while it renders, not after: a change of phase would be put up twice.
  if (on !== was) {
    setWas(on);
    setPassing((now) => nextOf(now, on, restored));
  }
  useEffect(() => {
    if (passing !== "leaving") return;
    const timer = window.setTimeout(() => setPassing("away"), leaveMs);
    return () => window.clearTimeout(timer);
  }, [passing, leaveMs]);
  return passing;
}

const standing: Phase[] = ["REVEAL_DESTINATION", "FOLLOWUP_QUESTION", "FINAL_RESULTS", "ROUND_END"];

/** True for the last moments of the scoreboard before the next destination. */
function useTunnelAhead({ timer, phase, paused, nextDestinationAvailable }: GameState): boolean {
  const [ahead, setAhead] = useState(false);
  const going = phase === "SCOREBOARD" && !paused && nextDestinationAvailable !== false;
  const end = going && timer ? timer.startAtServerMs + timer.durationMs : null;
  useEffect(() => {
    setAhead(false);
    if (end === null) return;
    const waiting = window.setTimeout(() => setAhead(true), Math.max(0, end - serverNow() - tunnelAheadMs));
    return () => window.clearTimeout(waiting);
  }, [end]);
  return ahead;
}

function useTunnel(state: GameState): Passing {
  const [told, setTold] = useState(false);
  const ahead = useTunnelAhead(state);
  useEvent("NEXT_DESTINATION_EVENT", () => setTold(true));
  useEffect(() => {
    if (!told) return;
    const timer = window.setTimeout(() => setTold(false), inTunnelMs);
    return () => window.clearTimeout(timer);
  }, [told]);
  return usePassing(told || ahead, outOfTunnelMs);
}

/** Counts each brake once: from the first press where the server tells it (EX10), else from when it is accepted. */
function usePulls(): number {
  const { state, moments, restored } = useGame();
  const braking = moments.pending !== null || moments.brake !== null;
  const counted = useRef({ at: "", pulls: 0 });
  // NB: there is one brake at a level; somebody's coming or going may part its press from its acceptance.
  const at = [state?.sessionId, state?.journey?.number, state?.roundIndex, state?.clueLevelPoints].join("/");
  const { current } = counted;
  if (braking && at !== current.at) counted.current = { at, pulls: current.pulls + (restored ? 0 : 1) };
  return counted.current.pulls;
}

export function useJourney(state: GameState): Journey {
  const station = usePassing(standing.includes(state.phase), leavingStationMs);
  return { station, tunnel: useTunnel(state), pulls: usePulls() };
}

/** `value`, but a change waits until a tunnel that is closing has closed. */
export function useHeld<T>(value: T, tunnel: Passing): T {
  const [held, setHeld] = useState(value);
  const wait = tunnel === "coming" ? coveredMs : 0;
  useEffect(() => {
    const timer = window.setTimeout(() => setHeld(value), wait);
    return () => window.clearTimeout(timer);
  }, [value, wait]);
  return held;
}
