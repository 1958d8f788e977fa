// The host without a game (UI-H1–H11): create one, or take the host's seat in one by its code.
import { useEffect, useRef, useState } from "react";
import { apiErrorText } from "../../lib/i18n/errors";
import { t } from "../../lib/i18n/host";
import { ApiError, codeInAddress } from "../../lib/rest";
import type { Seat } from "../../lib/storage";
import { useHold } from "../../lib/useHold";
import { Icon } from "../../ui/Icon";
import { LanguageSwitch } from "../../ui/LanguageSwitch";
import { Wordmark } from "../../ui/Wordmark";
import { createSeat, handoverInAddress, hostSeat } from "../boarding";
import { PastTrips } from "../history/PastTrips";
import { JoinSheet } from "../parts/JoinSheet";
import { Hero } from "./Hero";

const seatTaken = 409;

type Way = "create" | "join";

function useBoarding(onSeat: (seat: Seat) => void) {
  const [busy, setBusy] = useState<Way | null>(null);
  const [error, setError] = useState("");
  const [taken, setTaken] = useState("");
  const { held, hold } = useHold(() => setError(""));
  const board = (way: Way, find: () => Promise<Seat>, code = ""): void => {
    if (busy || held) return;
    setBusy(way);
    setError("");
    find().then(onSeat, (problem: unknown) => {
      setError(apiErrorText(problem, { [seatTaken]: t("hostTaken") }));
      if (problem instanceof ApiError && problem.status === seatTaken) setTaken(code);
      hold(problem);
      setBusy(null);
    });
  };
  const create = (): void => board("create", createSeat);
  const forget = (): void => setError("");
  const join = (code: string, handover: string): void => {
    if (!handover) setTaken("");
    board("join", () => hostSeat(code, handover), code);
  };
  return { busy, off: busy !== null || held, error, taken, create, join, forget };
}

export function Launch({ onSeat }: { onSeat: (seat: Seat) => void }) {
  const { busy, off, error, taken, create, join, forget } = useBoarding(onSeat);
  const [sheet, setSheet] = useState<"join" | "handover" | null>(null);
  const brought = useRef(codeInAddress());
  useEffect(() => {
    if (brought.current.length === 6) join(brought.current, handoverInAddress());
    // NB: once, for an address that brought a code along.
  }, []);
  const show = (next: typeof sheet): void => {
    forget();
    setSheet(next);
  };
  // NB: a seat that is taken is told where the way to take it over stands.
  useEffect(() => setSheet((now) => (taken && now === "join" ? null : now)), [taken]);
  const spinner = <span className="spinner" aria-hidden="true" />;
  return (
    <main className="launch">
      <Hero />
      <h1 className="launch-title">
        <Wordmark tagline />
      </h1>
      <button type="button" className="btn primary" data-testid="create-button" disabled={off} onClick={create}>
        {busy === "create" ? spinner : <Icon name="plus" />}
        {t("createGame")}
      </button>
      <button type="button" className="btn" data-testid="join-open" disabled={off} onClick={() => show("join")}>
        {busy === "join" ? spinner : <Icon name="arrow" />}
        {t("joinGame")}
      </button>
      <PastTrips />
      <p className="launch-error" role="alert" data-testid="error">
        {error && !sheet && <span className="scale-pop">{error}</span>}
      </p>
      {taken && (
        <button type="button" className="btn small" data-testid="take-over" onClick={() => show("handover")}>
          <Icon name="handover" />
          {t("handoverCode")}
        </button>
      )}
      <LanguageSwitch />
      {sheet && (
        <JoinSheet taken={sheet === "handover" ? taken : undefined} error={error} busy={off} onCode={join} onTyped={forget}
          onClose={() => show(null)} />
      )}
    </main>
  );
}
