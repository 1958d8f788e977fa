import { useEffect, useState } from "react";
import { useEvent } from "../../lib/store";

const shownMs = 1200;

/** True for a moment after the owner of the brake has let go of it (EX47). */
export function useReleased(): boolean {
  const [count, setCount] = useState(0);
  const [over, setOver] = useState(0);
  useEvent("BRAKE_RELEASED", () => setCount((now) => now + 1));
  useEffect(() => {
    const timer = window.setTimeout(() => setOver(count), shownMs);
    return () => window.clearTimeout(timer);
  }, [count]);
  return count !== over;
}
