// Where the rules ride is (EVE55), and what is read in each of its steps (UI-E27).
import { useState } from "react";
import { t } from "../../lib/i18n/tv";
import { useEvent } from "../../lib/store";
import type { GameState } from "../../lib/types";

/** The step by now, or 0 without a ride; a step is told before the state has it. */
export function useStep({ phase, rules }: GameState): number {
  const [heard, setHeard] = useState(0);
  useEvent("RULES_STEP", ({ step }) => setHeard(step));
  return phase === "ROUND_INTRO" && rules ? Math.max(rules.step, heard) : 0;
}

/** The rule that belongs to a step. */
export function ruleOf(step: number): string {
  if (step <= 2) return t("rule1");
  return step <= 4 ? t("rule2") : t("rule3");
}
