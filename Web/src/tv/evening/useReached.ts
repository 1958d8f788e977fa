import { useEffect, useState } from "react";
import { serverNow } from "../../lib/store";

/** True once the server's clock has passed `atMs`; never of null. */
export function useReached(atMs: number | null): boolean {
  const [reached, setReached] = useState<number | null>(() => (atMs !== null && serverNow() >= atMs ? atMs : null));
  useEffect(() => {
    if (atMs === null) return;
    const timer = window.setTimeout(() => setReached(atMs), Math.max(0, atMs - serverNow()));
    return () => window.clearTimeout(timer);
  }, [atMs]);
  return atMs !== null && reached === atMs;
}
