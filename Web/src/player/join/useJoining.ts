import { useState } from "react";
import { apiErrorText } from "../../lib/i18n/errors";
import { tj } from "../../lib/i18n/join";
import { ApiError, cleanCode, lookup, type Lookup } from "../../lib/rest";
import type { Seat } from "../../lib/storage";
import { useHold } from "../../lib/useHold";
import { letSleep, stayAwake } from "../awake";
import { takeHostSeat, takeSeat } from "../seat";

interface Joining {
  error: string;
  busy: boolean;
  /** The server asked to wait; nothing is tried meanwhile. */
  held: boolean;
  /** The game found has no host: which role? */
  choosing: Lookup | null;
  complain: (text: string) => void;
  find: (code: string, name: string) => void;
  asPlayer: (game: Lookup, name: string) => void;
  asHost: (game: Lookup, name: string) => void;
  back: () => void;
}

/** A name as the server wants it: NFC, without edges, 1–30 characters. */
export const cleanName = (name: string): string => name.normalize("NFC").trim().slice(0, 30);

const reasonFor = (problem: unknown): string =>
  apiErrorText(problem, {
    "Invalid phase": tj("gameStarted"),
    "Validation error": tj("nameRefused"),
    409: tj("hostTaken"),
    "Session full": tj("gameFull"),
  });

const isStatus = (problem: unknown, status: number): boolean =>
  problem instanceof ApiError && problem.status === status;

/** Finding the game and taking a seat in it; one attempt at a time (UI-P4, UI-P5, UI-P6). */
export function useJoining(note: string, onSeat: (seat: Seat) => void, onUnknown: () => void): Joining {
  const [error, setError] = useState(note);
  const [busy, setBusy] = useState(false);
  const [choosing, setChoosing] = useState<Lookup | null>(null);
  const { held, hold } = useHold(() => setError(""));
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (busy || held) return;
    setBusy(true);
    setError("");
    // NB: before the first answer, while this still is the tap.
    stayAwake();
    try {
      await work();
    } catch (problem) {
      letSleep();
      if (isStatus(problem, 404)) onUnknown();
      setError(reasonFor(problem));
      hold(problem);
    }
    setBusy(false);
  };
  const sit = async (game: Lookup, name: string): Promise<void> => onSeat(await takeSeat(game, cleanName(name)));
  return {
    error,
    busy,
    held,
    choosing,
    complain: setError,
    find: (code, name) => void attempt(async () => {
      const game = await lookup(cleanCode(code));
      if (game.hasHost) await sit(game, name);
      else setChoosing(game);
    }),
    asPlayer: (game, name) => void attempt(() => sit(game, name)),
    asHost: (game, name) => void attempt(async () => {
      await takeHostSeat(game, cleanName(name)).catch((problem: unknown) => {
        if (isStatus(problem, 409)) setChoosing({ ...game, hasHost: true });
        throw problem;
      });
    }),
    back: () => {
      letSleep();
      setChoosing(null);
    },
  };
}
