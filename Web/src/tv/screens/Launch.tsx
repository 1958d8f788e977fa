// The TV without a game (UI-T1, T32): it shows its code for a host to type, makes a game, or enters the code of one.
import { useEffect, useRef, useState } from "react";
import { apiErrorText } from "../../lib/i18n/errors";
import { t } from "../../lib/i18n/tv";
import { codeInAddress } from "../../lib/rest";
import { joinCodeLength } from "../../lib/rules.gen";
import type { Seat } from "../../lib/storage";
import { useHold } from "../../lib/useHold";
import { Icon } from "../../ui/Icon";
import { LanguageSwitch } from "../../ui/LanguageSwitch";
import { Wordmark } from "../../ui/Wordmark";
import { unlockSound } from "../audio/useSound";
import { CaptionChoice } from "../captions/CaptionChoice";
import { CodeEntry } from "../parts/CodeEntry";
import { Fireflies } from "../parts/Fireflies";
import { ScreenCode } from "../parts/ScreenCode";
import { createSeat, findSeat } from "../seats";
import { usePairing } from "../usePairing";

function useBoarding(onSeat: (seat: Seat) => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const { held, hold } = useHold(() => setError(""));
  const [byCode, setByCode] = useState(false);
  const board = (find: () => Promise<Seat>, code = false): void => {
    if (busy || held) return;
    setBusy(true);
    setByCode(code);
    setError("");
    find().then(onSeat, (problem: unknown) => {
      // NB: a strict server lets no code of a game make a TV (RE74).
      setError(apiErrorText(problem, { 401: t("screenCodeOnly") }));
      hold(problem);
      setBusy(false);
    });
  };
  const told = (code: boolean): string => (code === byCode ? error : "");
  return { busy, off: busy || held, error: told(false), codeError: told(true), forget: () => setError(""), board };
}

export function Launch({ onSeat }: { onSeat: (seat: Seat) => void }) {
  const { busy, off, error, codeError, forget, board } = useBoarding(onSeat);
  const screen = usePairing(onSeat);
  const hasEntry = screen?.pairingOnly !== true;
  const first = useRef(codeInAddress());
  useEffect(() => {
    if (first.current.length === joinCodeLength) board(() => findSeat(first.current), true);
    // NB: once, for an address that brought a code along.
  }, []);
  const begin = (find: () => Promise<Seat>, byCode = false): void => {
    unlockSound();
    board(find, byCode);
  };
  return (
    <div className="screen launch" data-calm="false">
      <Fireflies />
      <img className="hero" src="/icons/icon.svg" alt="" />
      <Wordmark tagline />
      <div className="launch-ways">
        {screen && <ScreenCode code={screen.screenCode} />}
        {hasEntry && (
          <div className="launch-own">
            <button
              type="button"
              className="btn primary"
              data-testid="create-button"
              autoFocus
              disabled={off}
              onClick={() => begin(createSeat)}
            >
              {busy ? <span className="spinner" aria-hidden="true" /> : <Icon name="play" />}
              {t("start")}
            </button>
            <p className="or">{t("or")}</p>
            <CodeEntry busy={off} error={codeError} onCode={(code) => begin(() => findSeat(code), true)} onTyped={forget} />
          </div>
        )}
      </div>
      <p className="launch-error" role="alert">
        {hasEntry ? error : error || codeError}
      </p>
      <CaptionChoice />
      <LanguageSwitch />
    </div>
  );
}
