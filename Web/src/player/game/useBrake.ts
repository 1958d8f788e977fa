import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { BrakeRejection } from "../../lib/types";
import { resync, send, useEvent, type Game } from "../../lib/store";
import { buzz } from "../device";

const silenceMs = 1500;
const giveUpMs = 3000;
const coolDownMs = 2000;
const verdictShownMs = 2500;

export interface Brake {
  pressing: boolean;
  /** Why the last press was refused, while that is shown. */
  rejected: BrakeRejection | null;
  /** performance.now() until which presses are refused, or 0. */
  coolUntil: number;
  press: (timeStamp: number) => void;
}

/** performance.now() of a press; older engines stamp events with the wall clock. */
const monotone = (timeStamp: number): number =>
  timeStamp > 0 && timeStamp <= performance.now() ? timeStamp : performance.now();

/** One press at a time, stamped at touch-down, until the server has answered (UI-P9, UI-P10). */
export function useBrake({ state, playerId }: Game, clueKey: string): Brake {
  const [pressing, setPressing] = useState(false);
  const [rejected, setRejected] = useState<BrakeRejection | null>(null);
  const [coolUntil, setCoolUntil] = useState(0);
  const rendered = useRef(0);
  useEffect(() => {
    rendered.current = performance.now();
    setRejected(null);
  }, [clueKey]);
  useEffect(() => {
    if (state?.phase !== "CLUE_LEVEL") setPressing(false);
  }, [state?.phase, clueKey]);
  useEffect(() => {
    if (!pressing) return;
    // NB: silence checks the link; it never pulls again.
    const check = window.setTimeout(resync, silenceMs);
    const release = window.setTimeout(() => setPressing(false), giveUpMs);
    return () => [check, release].forEach((timer) => window.clearTimeout(timer));
  }, [pressing]);
  useEffect(() => {
    if (!rejected) return;
    const timer = window.setTimeout(() => setRejected(null), verdictShownMs);
    return () => window.clearTimeout(timer);
  }, [rejected]);
  useEvent("BRAKE_ACCEPTED", (brake) => {
    setPressing(false);
    if (brake.playerId === playerId) buzz([60, 40, 120]);
  });
  useEvent("BRAKE_REJECTED", ({ reason }) => {
    setPressing(false);
    setRejected(reason);
    if (reason === "rate_limited") setCoolUntil(performance.now() + coolDownMs);
    buzz([30, 60, 30]);
  });
  useEvent("ERROR", ({ code }) => {
    if (!pressing) return;
    setPressing(false);
    setRejected(code === "RATE_LIMITED" ? "rate_limited" : "not_allowed");
  });
  const press = (timeStamp: number): void => {
    const pressMonoMs = monotone(timeStamp);
    if (!send("BRAKE_PULL", { pressMonoMs, renderedMonoMs: rendered.current })) return resync();
    buzz(40);
    // NB: in the same task as the touch, so that the next frame shows it.
    flushSync(() => {
      setRejected(null);
      setPressing(true);
    });
  };
  return { pressing, rejected, coolUntil, press };
}
