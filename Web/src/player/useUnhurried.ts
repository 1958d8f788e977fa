// A new screen is built in short turns, so that a slow phone answers fingers meanwhile; what changes on a screen that
// is there already shows at once.
import { startTransition, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import type { Game } from "../lib/store";

/** Names the screen of a game; a brake lies over the clue, and a question is a screen of its own. */
export function screenOf({ state }: Game): string {
  if (!state) return "";
  const phase = state.phase === "PAUSED_FOR_BRAKE" ? "CLUE_LEVEL" : state.phase;
  return `${phase}:${state.followupQuestion?.currentQuestionIndex ?? ""}`;
}

/**
 * The game to draw: as it is, or, while the next screen is being built, as it was last on the one before. A screen
 * begins with the very state that called it, which may say that there is nothing to celebrate (UI-A6).
 */
export function useUnhurried(game: Game): Game {
  const [entered, enter] = useState(game);
  const [, again] = useReducer((n: number) => n + 1, 0);
  const drawn = useRef(game);
  const goal = screenOf(game);
  const isBuilt = screenOf(entered) === goal;
  const isThere = isBuilt && screenOf(drawn.current) === goal;
  const shown = isThere ? game : isBuilt ? entered : drawn.current;
  useLayoutEffect(() => {
    drawn.current = shown;
  }, [shown]);
  useEffect(() => startTransition(() => enter(game)), [goal]);
  useEffect(() => {
    // NB: what was told while the screen was built.
    if (isBuilt && shown !== game) again();
  }, [isBuilt, shown, game]);
  return shown;
}
