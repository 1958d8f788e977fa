import { useState } from "react";
import { useEvent } from "../../lib/store";
import type { GameState, VerdictShown } from "../../lib/types";
import { stepsOf } from "./lines";

/** The steps of the verdicts so far: those that the state has, and those heard since (EX51). */
export function useSteps({ reveal }: GameState): VerdictShown[] {
  const [heard, setHeard] = useState<VerdictShown[]>([]);
  useEvent("VERDICT_SHOWN", (step) => setHeard((now) => [...now, step]));
  return stepsOf(heard, reveal?.shown ?? []);
}
