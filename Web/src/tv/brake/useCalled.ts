import { useState } from "react";
import { reducedMotion, useAfter } from "../../lib/hooks";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";

const calledMs = 900;

/** The brake that stands now, or null. */
const brakeOf = ({ phase, brake, roundIndex, clueLevelPoints }: GameState): string | null =>
  phase === "PAUSED_FOR_BRAKE" && brake ? `${brake.playerId} ${roundIndex} ${clueLevelPoints}` : null;

/** True while the name of who braked stands across the screen: never of a brake that was there before this page (UI-A6). */
export function useCalled(state: GameState): boolean {
  const { restored } = useGame();
  const brake = brakeOf(state);
  const [old] = useState(restored ? brake : null);
  const over = useAfter(calledMs, brake);
  return brake !== null && brake !== old && !over && !reducedMotion();
}
