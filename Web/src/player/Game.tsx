import { memo, useEffect, useRef } from "react";
import { useLang } from "../lib/i18n/core";
import { t } from "../lib/i18n/player";
import type { Seat } from "../lib/storage";
import { afterPaint } from "../lib/browser";
import type { Game as GameView } from "../lib/store";
import { PauseOverlay } from "../ui/PauseOverlay";
import { screenFor } from "./game/phases";
import { Reactions } from "./game/Reactions";
import { TopBar } from "./game/TopBar";
import { useNotice } from "./game/useNotice";
import { noteLateRound } from "./seat";
import { screenOf } from "./useUnhurried";

interface Props {
  game: GameView;
  seat: Seat;
  onLeave: () => void;
}

/**
 * Everything after joining: the bar, the screen of the phase, and what lies over them. Drawn again for what it is
 * given and for the language, not for what is told while the next screen is built.
 */
export const Game = memo(function Game({ game, seat, onLeave }: Props) {
  useLang();
  const notice = useNotice(game);
  const page = useRef<HTMLDivElement>(null);
  const state = game.state;
  // NB: after the paint, when the new screen has its layout: to focus something earlier would ask for one more.
  useEffect(() => afterPaint(() => {
    // NB: not while typing, which would close the phone's keyboard, nor out of a dialog.
    if (document.activeElement?.closest("input, [role=dialog]")) return;
    page.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }), [screenOf(game)]);
  useEffect(() => {
    if (state?.roundIndex !== undefined && state.phase !== "LOBBY") noteLateRound(state.roundIndex);
  }, [state?.roundIndex, state?.phase]);
  if (!state) return null;
  const props = { game, state, me: game.playerId || seat.playerId };
  return (
    <div ref={page} className={`page game phase-${state.phase.toLowerCase()}${game.restored ? " restored" : ""}`}>
      <TopBar {...props} onLeave={onLeave} />
      <div className="notice-slot" role="status" aria-live="polite">
        {notice ? <p className="notice drop-in" data-testid="notice">{notice}</p> : null}
      </div>
      <main>{screenFor(props, seat, onLeave)}</main>
      <Reactions {...props} />
      <PauseOverlay note={t("pausedByHost")} />
    </div>
  );
});
