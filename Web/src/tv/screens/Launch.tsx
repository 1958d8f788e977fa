// The TV without a game (UI-T1): create one, or enter the code of one.
import { useEffect, useRef, useState } from "react";
import { rememberAddress } from "../../lib/address";
import { getLang } from "../../lib/i18n/core";
import { apiErrorText } from "../../lib/i18n/errors";
import { t } from "../../lib/i18n/tv";
import { codeInAddress, createSession, lookup, openTv } from "../../lib/rest";
import type { Seat } from "../../lib/storage";
import { Icon } from "../../ui/Icon";
import { LanguageSwitch } from "../../ui/LanguageSwitch";
import { Wordmark } from "../../ui/Wordmark";
import { unlockSound } from "../audio/useSound";
import { CaptionChoice } from "../captions/CaptionChoice";
import { CodeEntry } from "../parts/CodeEntry";
import { Fireflies } from "../parts/Fireflies";

const seatOf = (sessionId: string, joinCode: string, token: string): Seat => ({
  sessionId,
  joinCode,
  token,
  playerId: "tv",
  name: "",
});

/** A new session. The host's token is left behind: the host claims its seat by code (RE16). */
async function createSeat(): Promise<Seat> {
  const made = await createSession({ language: getLang() });
  const { tvAuthToken, wsUrl } = await openTv(made.sessionId, made.tvJoinToken);
  rememberAddress(wsUrl);
  return seatOf(made.sessionId, made.joinCode, tvAuthToken);
}

async function findSeat(code: string): Promise<Seat> {
  const { sessionId, joinCode } = await lookup(code);
  const { tvAuthToken, wsUrl } = await openTv(sessionId);
  rememberAddress(wsUrl);
  return seatOf(sessionId, joinCode, tvAuthToken);
}

function useBoarding(onSeat: (seat: Seat) => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const board = (find: () => Promise<Seat>): void => {
    if (busy) return;
    setBusy(true);
    setError("");
    find().then(onSeat, (problem: unknown) => {
      setError(apiErrorText(problem));
      setBusy(false);
    });
  };
  return { busy, error, board };
}

export function Launch({ onSeat }: { onSeat: (seat: Seat) => void }) {
  const { busy, error, board } = useBoarding(onSeat);
  const first = useRef(codeInAddress());
  useEffect(() => {
    if (first.current.length === 6) board(() => findSeat(first.current));
    // NB: once, for an address that brought a code along.
  }, []);
  const begin = (find: () => Promise<Seat>): void => {
    unlockSound();
    board(find);
  };
  return (
    <div className="screen launch" data-calm="false">
      <Fireflies />
      <img className="hero" src="/icons/icon.svg" alt="" />
      <Wordmark tagline />
      <button
        type="button"
        className="btn primary"
        data-testid="create-button"
        autoFocus
        disabled={busy}
        onClick={() => begin(createSeat)}
      >
        {busy ? <span className="spinner" aria-hidden="true" /> : <Icon name="play" />}
        {t("start")}
      </button>
      <p className="or">{t("or")}</p>
      <CodeEntry busy={busy} onCode={(code) => begin(() => findSeat(code))} />
      <p className="launch-error" role="alert">
        {error}
      </p>
      <CaptionChoice />
      <LanguageSwitch />
    </div>
  );
}
