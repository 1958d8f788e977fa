// Every press gets an answer (UI-A10): busy at once, then the server's state, its refusal, or "no contact".
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from "react";
import { errorText } from "../lib/i18n/errors";
import { t } from "../lib/i18n/host";
import { send, serverNow, useEvent, useGame } from "../lib/store";
import type { ClientCommands, ClientCommandType } from "../lib/types";

const patienceMs = 2000;
const noticeMs = 3500;

interface Commands {
  /** Sends a command; does nothing while the last one is unanswered. */
  run: <T extends ClientCommandType>(type: T, payload: ClientCommands[T]) => void;
  /** The command that waits for its answer. */
  busy: ClientCommandType | null;
  /** True while nothing can be sent or a command waits. */
  off: boolean;
  /** Shows a line at the bottom for a while. */
  tell: (text: string) => void;
}

const Context = createContext<Commands | null>(null);

export function useCommands(): Commands {
  const commands = useContext(Context);
  if (!commands) throw new Error("useCommands outside CommandsProvider");
  return commands;
}

function useNotice(): [string, (text: string) => void] {
  const [notice, setNotice] = useState({ text: "", at: 0 });
  useEffect(() => {
    if (!notice.text) return;
    const timer = window.setTimeout(() => setNotice({ text: "", at: 0 }), noticeMs);
    return () => window.clearTimeout(timer);
  }, [notice]);
  return [notice.text, (text) => setNotice({ text, at: serverNow() })];
}

export function CommandsProvider({ children }: { children: ReactNode }) {
  const { conn, state } = useGame();
  const [busy, setBusy] = useState<ClientCommandType | null>(null);
  const [notice, tell] = useNotice();
  const asked = useRef(0);

  const run: Commands["run"] = (type, payload) => {
    if (busy) return;
    if (!send(type, payload)) return tell(t("serverUnreachable"));
    asked.current = state?.version ?? 0;
    setBusy(type);
  };
  useEvent("ERROR", ({ errorCode }) => {
    setBusy(null);
    tell(errorText(errorCode));
  });
  useEffect(() => {
    if (busy && (state?.version ?? 0) !== asked.current) setBusy(null);
  }, [busy, state?.version]);
  useEffect(() => {
    if (!busy) return;
    const timer = window.setTimeout(() => setBusy(null), patienceMs);
    return () => window.clearTimeout(timer);
  }, [busy]);

  return (
    <Context.Provider value={{ run, busy, off: conn !== "online" || busy !== null, tell }}>
      {children}
      <div className="notice" role="status" aria-live="polite">
        {notice && <p data-testid="notice">{notice}</p>}
      </div>
    </Context.Provider>
  );
}
