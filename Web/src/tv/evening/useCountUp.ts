import { useEffect, useState } from "react";
import { reducedMotion } from "../../lib/hooks";

const [steps, everyMs] = [12, 75];

/** From 0 to 1 once it is on, in a few steps; at once where nothing may move. */
export function useCountUp(on: boolean, still: boolean): number {
  const isStill = still || reducedMotion();
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (!on || isStill || step >= steps) return;
    const timer = window.setTimeout(() => setStep((now) => now + 1), everyMs);
    return () => window.clearTimeout(timer);
  }, [on, isStill, step]);
  if (isStill) return on ? 1 : 0;
  return step / steps;
}
