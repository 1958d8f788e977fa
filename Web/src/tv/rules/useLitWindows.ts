import { useEvent } from "../../lib/store";
import { useEffect, useState } from "react";
import type { GameState } from "../../lib/types";

const litMs = 1200;
/** From this step of the rules ride on windows are dark until their passengers pull the brake (EVE56). */
const darkFrom = 4;

/** Whose windows are lit; null where none is dark. */
export function useLitWindows({ rules, phase }: GameState): string[] | null {
  const [last, setLast] = useState<string[]>([]);
  useEvent("TEST_PULL", ({ playerId }) => setLast((now) => [...now, playerId]));
  useEffect(() => {
    if (phase !== "ROUND_INTRO") setLast([]);
  }, [phase]);
  if (phase !== "ROUND_INTRO" || !rules || rules.step < darkFrom) return null;
  return [...rules.pulled, ...last];
}

/** Who has just pulled it, for the name over the window. */
export function useNewPull(): string | null {
  const [pull, setPull] = useState<string | null>(null);
  useEvent("TEST_PULL", ({ playerId }) => setPull(playerId));
  useEffect(() => {
    if (!pull) return;
    const timer = window.setTimeout(() => setPull(null), litMs);
    return () => window.clearTimeout(timer);
  }, [pull]);
  return pull;
}
