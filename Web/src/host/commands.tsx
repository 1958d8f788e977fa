// Every press gets an answer (UI-A10): busy at once, then the server's state, its refusal, or "no contact".
import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { t } from "../lib/i18n/host";
import { send, useEvent, useGame } from "../lib/store";
import type { ClientCommands, ClientCommandType } from "../lib/types";
import { useFocusKept } from "./focus";
import { refusedText } from "./refused";

const patienceMs = 2000;
const noticeMs = 3500;

/** Commands that change nothing in the state: no snapshot answers them. */
const unanswered: readonly ClientCommandType[] = ["HOST_REPLAY_CLUE", "HOST_HANDOVER", "HOST_VOICE_SAMPLE"];

interface Commands {
  /** Sends a command; does nothing while the last one is unanswered. Tells whether it was sent. */
  run: <T extends ClientCommandType>(type: T, payload: ClientCommands[T]) => boolean;
  /** The command that waits for its answer. */
  busy: ClientCommandType | null;
  /** True while nothing can be sent or a command waits. */
  off: boolean;
  /** Shows a line at the top for a while. */
  tell: (text: string, tone?: Tone) => void;
}

type Tone = "trouble" | "news";

interface Notice {
  text: string;
  tone: Tone;
}

const Context = createContext<Commands | null>(null);

export function useCommands(): Commands {
  const commands = useContext(Context);
  if (!commands) throw new Error("useCommands outside CommandsProvider");
  return commands;
}

function useNotice(): [Notice | null, Commands["tell"]] {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (!notice) return;
    const timer = window.setTimeout(() => setNotice(null), noticeMs);
    return () => window.clearTimeout(timer);
  }, [notice]);
  return [notice, (text, tone = "trouble") => setNotice({ text, tone })];
}

/** The command under way, until the server says something, refuses, or patience ends. */
function useAsked(onSilence: () => void) {
  const { state, lobby, moments } = useGame();
  const [busy, setBusy] = useState<ClientCommandType | null>(null);
  const settle = (): void => setBusy(null);
  useEffect(settle, [state, lobby, moments]);
  // NB: these two answer a command without any change of the state.
  useEvent("MUSIC_GAIN_SET", settle);
  useEvent("CONTENT_PACK_SELECTED", settle);
  useEffect(() => {
    if (!busy) return;
    const timer = window.setTimeout(() => {
      settle();
      onSilence();
    }, patienceMs);
    return () => window.clearTimeout(timer);
  }, [busy]);
  return { busy, ask: setBusy, settle };
}

export function CommandsProvider({ children }: { children: ReactNode }) {
  const { conn } = useGame();
  const [notice, tell] = useNotice();
  const { busy, ask, settle } = useAsked(() => tell(t("serverUnreachable")));
  useFocusKept(busy);
  const run: Commands["run"] = (type, payload) => {
    if (busy) return false;
    const sent = send(type, payload);
    if (!sent) tell(t("serverUnreachable"));
    else if (!unanswered.includes(type)) ask(type);
    return sent;
  };
  useEvent("ERROR", (error) => {
    settle();
    tell(refusedText(busy, error));
  });
  return (
    <Context.Provider value={{ run, busy, off: conn !== "online" || busy !== null, tell }}>
      {children}
      <div className="notice" role="status" aria-live="polite">
        {notice && (
          <p data-testid="notice" data-tone={notice.tone}>
            {notice.text}
          </p>
        )}
      </div>
    </Context.Provider>
  );
}
