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
 * What to draw of `game` when the screen last called for is that of `entered`, and `drawn` is on the glass: the old
 * screen as it was until the new one is built, then the very state that called it, which may say that there is
 * nothing to celebrate (UI-A6), and from then on what is so now. Pure.
 */
export function toDraw(game: Game, entered: Game, drawn: Game): Game {
  if (!game.state) return game;
  const goal = screenOf(game);
  if (screenOf(entered) !== goal) return drawn;
  return screenOf(drawn) === goal ? game : entered;
}

/** The game to draw. */
export function useUnhurried(game: Game): Game {
  const [entered, enter] = useState(game);
  const [, again] = useReducer((n: number) => n + 1, 0);
  const drawn = useRef(game);
  const shown = toDraw(game, entered, drawn.current);
  useLayoutEffect(() => {
    drawn.current = shown;
  }, [shown]);
  useEffect(() => startTransition(() => enter(game)), [screenOf(game)]);
  useEffect(() => {
    // NB: what was told while the screen was built.
    if (shown === entered && shown !== game) again();
  }, [shown, entered, game]);
  return shown;
}
