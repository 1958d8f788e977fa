// Who has tried the brake (EVE56).
import { useEffect, useState } from "react";
import { useEvent } from "../../lib/store";
import type { GameState } from "../../lib/types";

const namedMs = 1200;

/** Everybody who has, by the state and by what was told since. */
export function usePulls({ phase, rules }: GameState): string[] {
  const [told, setTold] = useState<string[]>([]);
  useEvent("TEST_PULL", ({ playerId }) => setTold((now) => [...now, playerId]));
  useEffect(() => {
    if (phase !== "ROUND_INTRO") setTold([]);
  }, [phase]);
  return [...new Set([...(rules?.pulled ?? []), ...told])];
}

/** Who has just now, for the name over the window. */
export function useNewPull(): string | null {
  const [pull, setPull] = useState<string | null>(null);
  useEvent("TEST_PULL", ({ playerId }) => setPull(playerId));
  useEffect(() => {
    if (pull === null) return;
    const timer = window.setTimeout(() => setPull(null), namedMs);
    return () => window.clearTimeout(timer);
  }, [pull]);
  return pull;
}
