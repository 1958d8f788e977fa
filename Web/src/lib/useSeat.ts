// The seat of a page that keeps one on the device: the host's and the TV's.
import { useEffect, useState } from "react";
import { codeInAddress } from "./rest";
import { loadSeat, saveSeat, type Seat } from "./storage";
import { connect, disconnect } from "./store";

type Surface = "host" | "tv";

export interface Seating {
  seat: Seat | null;
  /** Takes a seat, or leaves it: null forgets the game and shows the page's plain address. */
  take: (next: Seat | null) => void;
  /** Opens the seat here again: after it was opened elsewhere (UI-A14). */
  reopen: () => void;
}

/** The stored seat, unless the address asks for another game. */
function firstSeat(surface: Surface): Seat | null {
  const seat = loadSeat(surface);
  const code = codeInAddress();
  return code && seat?.joinCode !== code ? null : seat;
}

/** Connects the seat and keeps it; call it once in the root component. */
export function useSeat(surface: Surface): Seating {
  const [seat, setSeat] = useState(() => firstSeat(surface));
  const token = seat?.token;
  const reopen = (): void => {
    if (token) connect(token);
  };
  useEffect(reopen, [token]);
  const take = (next: Seat | null): void => {
    saveSeat(surface, next);
    if (!next) {
      disconnect();
      window.history.replaceState(null, "", `/${surface}`);
    }
    setSeat(next);
  };
  return { seat, take, reopen };
}
