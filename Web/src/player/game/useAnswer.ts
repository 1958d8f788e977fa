import { useEffect, useState } from "react";
import { errorText } from "../../lib/i18n/errors";
import { t } from "../../lib/i18n/player";
import { randomId } from "../../lib/ids";
import { read, write } from "../../lib/storage";
import { resync, send, useEvent, useGame } from "../../lib/store";

type Command = "BRAKE_ANSWER_SUBMIT" | "FOLLOWUP_ANSWER_SUBMIT";

interface Draft {
  key: string;
  text: string;
  commandId: string;
  sent: boolean;
}

const draftKey = "tripto.draft";
const overdueMs = 2000;

function load(key: string): Draft {
  try {
    const draft = JSON.parse(read(draftKey) ?? "null") as Draft | null;
    if (draft?.key === key) return draft;
  } catch {
    // NB: a damaged draft is an empty one.
  }
  return { key, text: "", commandId: randomId(), sent: false };
}

export interface Answer {
  text: string;
  /** On its way, not yet confirmed by the state. */
  sending: boolean;
  error: string;
  type: (text: string) => void;
  submit: (text?: string) => void;
}

/**
 * An answer being written. The draft survives a reload, and sending again, after a lost
 * connection or a reload, uses the same command id, so it never counts twice (UI-P16). `about` says which question it
 * answers, so that it never counts for the next one.
 */
export function useAnswer(command: Command, key: string, accepted: boolean, about: { index?: number } = {}): Answer {
  const { conn } = useGame();
  const [draft, setDraft] = useState(() => load(key));
  const [error, setError] = useState("");
  const current = draft.key === key ? draft : load(key);
  const sending = current.sent && !accepted;
  const keep = (change: Partial<Draft>): Draft => {
    const next = { ...current, ...change };
    write(draftKey, JSON.stringify(next));
    setDraft(next);
    return next;
  };
  const deliver = (what: Draft): boolean =>
    send(command, { ...about, answerText: what.text }, what.commandId);
  useEffect(() => {
    if (sending && conn === "online") deliver(current);
    // NB: once per (re)connection; `current` is read at that moment on purpose.
  }, [conn]);
  useEffect(() => {
    if (!sending || conn !== "online") return;
    const timer = window.setTimeout(resync, overdueMs);
    return () => window.clearTimeout(timer);
  }, [sending, conn]);
  useEvent("ERROR", ({ code, errorCode }) => {
    if (!sending) return;
    setError(errorText(code ?? errorCode));
    keep({ sent: false, commandId: randomId() });
  });
  return {
    text: current.text,
    sending,
    error: sending && conn !== "online" ? t("reconnecting") : error,
    type: (text) => keep({ text }),
    submit: (text = current.text) => {
      if (sending || accepted || !text.trim()) return;
      setError("");
      deliver(keep({ text: text.normalize("NFC").trim(), sent: true }));
    },
  };
}
