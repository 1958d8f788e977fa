// The server asked to wait (429): nothing is tried until then.
import { useEffect, useState } from "react";
import { ApiError } from "./rest";

interface Hold {
  /** True while nothing may be tried. */
  held: boolean;
  /** A refusal; one that names a wait begins it. */
  hold: (problem: unknown) => void;
}

/** `onOver`: the wait has passed. */
export function useHold(onOver: () => void): Hold {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = window.setTimeout(() => {
      setSeconds(0);
      onOver();
    }, seconds * 1000);
    return () => window.clearTimeout(timer);
  }, [seconds]);
  const hold = (problem: unknown): void => setSeconds(problem instanceof ApiError ? problem.waitS : 0);
  return { held: seconds > 0, hold };
}
