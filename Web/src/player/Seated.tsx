import { useCallback, useEffect, useRef } from "react";
import { resultsStay } from "../lib/ended";
import { closeText } from "../lib/i18n/errors";
import { useLang } from "../lib/i18n/core";
import { tj } from "../lib/i18n/join";
import { codeInAddress } from "../lib/rest";
import { useRootMarks } from "../lib/rootMarks";
import { closeCodes } from "../lib/rules.gen";
import type { Seat } from "../lib/storage";
import { connect, disconnect, useGame } from "../lib/store";
import { useSessionLang } from "../lib/useSessionLang";
import { ClosedScreen } from "../ui/ClosedScreen";
import { ConnBanner } from "../ui/ConnBanner";
import { stayAwake } from "./awake";
import { Game } from "./Game";
import { forgetSeat, stepAside } from "./seat";
import { Unreachable } from "./Unreachable";
import { useUnhurried } from "./useUnhurried";

interface Props {
  seat: Seat;
  /** Taken just now, not kept from before. */
  isNew: boolean;
  /** Back to the landing page, with a reason and a code to keep. */
  onOut: (text?: string, code?: string) => void;
}

/** With a seat: its socket, and the game or why there is none. */
export function Seated({ seat, isNew, onOut }: Props) {
  const game = useGame();
  const shown = useUnhurried(game);
  const welcomed = useRef(false);
  const open = (): void => {
    stayAwake();
    connect(seat.token);
  };
  useEffect(open, [seat.token]);
  useSessionLang();
  useRootMarks(shown.state?.phase ?? "CONNECTING", game.conn, useLang());
  if (game.conn === "online") welcomed.current = true;
  const elsewhere = game.closeCode === closeCodes.replaced;
  const out = (text?: string, code?: string): void => {
    disconnect();
    if (elsewhere) stepAside();
    else forgetSeat();
    onOut(text, code);
  };
  const leave = useCallback(() => out(), [elsewhere, onOut]);
  const stale = game.conn === "closed" && !welcomed.current && !elsewhere;
  useEffect(() => {
    // NB: a seat kept from another evening: straight to the join page, with the reason.
    if (stale) out(closeText(game.closeCode), codeInAddress());
  }, [stale]);
  if (game.conn === "closed" && !stale && !resultsStay(game)) {
    return (
      <ClosedScreen code={game.closeCode} onHere={open} onStart={leave}
        {...(game.closeCode === closeCodes.invalidToken ? { text: tj("kicked") } : {})} />
    );
  }
  return (
    <>
      <ConnBanner />
      {/* NB: a page of its own for each journey, so that nothing of the one before is left on it (UI-E36). */}
      {shown.state ? <Game key={shown.state.journey?.number} game={shown} onLeave={leave} seat={seat} />
        : <Unreachable isNew={isNew} onStart={leave} />}
    </>
  );
}
