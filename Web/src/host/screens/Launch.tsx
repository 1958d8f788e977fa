// The host without a game (UI-H1–H11): create one, or take the host's seat in one by its code.
import { useEffect, useRef, useState } from "react";
import { getLang } from "../../lib/i18n/core";
import { apiErrorText } from "../../lib/i18n/errors";
import { t } from "../../lib/i18n/host";
import { codeInAddress, createSession, join, lookup } from "../../lib/rest";
import type { Seat } from "../../lib/storage";
import { Icon } from "../../ui/Icon";
import { LanguageSwitch } from "../../ui/LanguageSwitch";
import { Wordmark } from "../../ui/Wordmark";
import { JoinSheet } from "../parts/JoinSheet";

async function createSeat(): Promise<Seat> {
  const { sessionId, joinCode, hostAuthToken } = await createSession({ language: getLang() });
  return { sessionId, joinCode, token: hostAuthToken, playerId: "", name: "" };
}

async function hostSeat(code: string): Promise<Seat> {
  const { sessionId, joinCode } = await lookup(code);
  const name = t("hostName");
  const { playerId, playerAuthToken } = await join(sessionId, { name, role: "host" });
  return { sessionId, joinCode, token: playerAuthToken, playerId, name };
}

function useBoarding(onSeat: (seat: Seat) => void) {
  const [busy, setBusy] = useState<"" | "create" | "join">("");
  const [error, setError] = useState("");
  const board = (way: "create" | "join", find: () => Promise<Seat>): void => {
    if (busy) return;
    setBusy(way);
    setError("");
    find().then(onSeat, (problem: unknown) => {
      setError(apiErrorText(problem, { 409: t("hostTaken") }));
      setBusy("");
    });
  };
  return { busy, error, board };
}

export function Launch({ onSeat }: { onSeat: (seat: Seat) => void }) {
  const { busy, error, board } = useBoarding(onSeat);
  const [sheet, setSheet] = useState(false);
  const brought = useRef(codeInAddress());
  useEffect(() => {
    if (brought.current.length === 6) board("join", () => hostSeat(brought.current));
    // NB: once, for an address that brought a code along.
  }, []);
  const submit = (code: string): void => {
    setSheet(false);
    board("join", () => hostSeat(code));
  };
  const spinner = <span className="spinner" aria-hidden="true" />;
  return (
    <main className="launch">
      <img className="hero" src="/icons/icon.svg" alt="" />
      <h1 className="launch-title">
        <Wordmark tagline />
      </h1>
      <button type="button" className="btn primary" data-testid="create-button" disabled={busy !== ""} onClick={() => board("create", createSeat)}>
        {busy === "create" ? spinner : <Icon name="plus" />}
        {t("createGame")}
      </button>
      <button type="button" className="btn" data-testid="join-open" disabled={busy !== ""} onClick={() => setSheet(true)}>
        {busy === "join" ? spinner : <Icon name="arrow" />}
        {t("joinGame")}
      </button>
      <p className="launch-error" role="alert" data-testid="error">
        {error}
      </p>
      <LanguageSwitch />
      {sheet && <JoinSheet onCode={submit} onClose={() => setSheet(false)} />}
    </main>
  );
}
