// The code that this screen shows until a host has typed it (RE70–RE72).
import { useEffect, useState } from "react";
import { ApiError, lookAtScreen, openScreen } from "../lib/rest";
import type { Seat } from "../lib/storage";
import type { OpenedScreen } from "../lib/types";
import { pairedSeat } from "./seats";

const lookMs = 1500;
const retryMs = 5000;

/** Waits, or less when the page does not need it any more. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = window.setTimeout(done, ms);
    signal.addEventListener("abort", () => {
      window.clearTimeout(timer);
      done();
    });
  });

const waitOf = (problem: unknown): number =>
  problem instanceof ApiError && problem.waitS > 0 ? problem.waitS * 1000 : retryMs;

/** The game that was put onto the screen; null when its code is over. */
async function gameFor(screen: OpenedScreen, signal: AbortSignal): Promise<Seat | null> {
  while (!signal.aborted) {
    await pause(lookMs, signal);
    if (signal.aborted) return null;
    try {
      const seat = pairedSeat(await lookAtScreen(screen));
      if (seat) return seat;
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 404) return null;
      await pause(waitOf(problem), signal);
    }
  }
  return null;
}

/** The screen's code, or null while there is none: the server is out of reach. */
export function usePairing(onSeat: (seat: Seat) => void): OpenedScreen | null {
  const [screen, setScreen] = useState<OpenedScreen | null>(null);
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const live = async (): Promise<void> => {
      while (!signal.aborted) {
        try {
          const opened = await openScreen();
          if (signal.aborted) return;
          setScreen(opened);
          const seat = await gameFor(opened, signal);
          if (seat && !signal.aborted) return onSeat(seat);
        } catch (problem) {
          setScreen(null);
          await pause(waitOf(problem), signal);
        }
      }
    };
    void live();
    return () => over.abort();
  }, []);
  return screen;
}
