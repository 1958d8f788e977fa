import { useEffect, useState } from "react";
import { msLeft } from "../../lib/clock";
import { serverNow } from "../../lib/store";

/** True from `ms` before `endMs` on the server's clock; renders at that moment only, not each tick. */
export function useWithin(endMs: number | null, ms: number): boolean {
  const near = (): boolean => endMs !== null && msLeft(endMs, serverNow()) <= ms;
  const [, wake] = useState(0);
  const within = near();
  useEffect(() => {
    if (endMs === null || within) return;
    let timer = 0;
    const arm = (): void => {
      // NB: the clock may be corrected meanwhile, so look again when it should be time.
      if (near()) return wake((n) => n + 1);
      timer = window.setTimeout(arm, Math.max(20, msLeft(endMs, serverNow()) - ms));
    };
    arm();
    return () => window.clearTimeout(timer);
  }, [endMs, ms, within]);
  return within;
}
