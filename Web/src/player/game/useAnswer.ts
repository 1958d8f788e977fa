import { useState } from "react";
import { errorText } from "../../lib/i18n/errors";
import { t } from "../../lib/i18n/player";
import { randomId } from "../../lib/ids";
import { useEvent, useGame } from "../../lib/store";
import { fresh, keep, load, startText, type Kept, type Slot } from "./kept";
import { useDelivery, type Delivery } from "./useDelivery";

interface Asked extends Delivery {
  /** What it answers: see `places.ts`. */
  key: string;
  /** The state says that it is in. */
  accepted: boolean;
  slot?: Slot;
  /** What the box begins with where nothing is kept: the server's draft, or text from elsewhere. */
  draft?: string;
  moved?: string;
  refusal?: (code: string) => string;
}

export interface Answer {
  text: string;
  /** On its way, not yet confirmed by the state. */
  sending: boolean;
  /** It has been sent from this device, and was not refused. */
  sent: boolean;
  error: string;
  type: (text: string) => void;
  submit: (text?: string) => void;
  /** It is not on its way any more: the text goes on as a draft. */
  recall: () => void;
}

function begin({ key, slot = "tripto.draft", draft = "", moved = "" }: Asked): Kept {
  const kept = load(slot, key);
  if (kept?.sent) return kept;
  const text = startText(kept?.text ?? "", draft, moved);
  return kept ? { ...kept, text } : fresh(key, text);
}

/**
 * An answer being written. The draft survives a reload, and sending again, after a lost
 * connection or a reload, uses the same command id, so it never counts twice (UI-P16).
 */
export function useAnswer(asked: Asked): Answer {
  const { key, accepted, slot = "tripto.draft", refusal = errorText } = asked;
  const { conn } = useGame();
  const [kept, setKept] = useState(() => begin(asked));
  const [error, setError] = useState("");
  const current = kept.key === key ? kept : begin(asked);
  const sending = current.sent && !accepted;
  const change = (some: Partial<Kept>): Kept => {
    const next = { ...current, ...some };
    keep(slot, next);
    setKept(next);
    return next;
  };
  const deliver = useDelivery(asked, current, sending);
  const recall = (): void => void change({ sent: false, commandId: randomId() });
  useEvent("ERROR", ({ code, errorCode }) => {
    if (!sending) return;
    setError(refusal(code ?? errorCode));
    recall();
  });
  return {
    text: current.text,
    sending,
    sent: current.sent,
    error: sending && conn !== "online" ? t("reconnecting") : error,
    type: (text) => void change({ text }),
    submit: (text = current.text) => {
      if (sending || accepted || !text.trim()) return;
      setError("");
      deliver(change({ text: text.normalize("NFC").trim(), sent: true }));
    },
    recall,
  };
}
