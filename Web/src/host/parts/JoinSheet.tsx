// The host's seat of an existing game: by its code, and by a second one when somebody has the seat.
import { useState, type FormEvent } from "react";
import { t } from "../../lib/i18n/host";
import { joinCodeLength } from "../../lib/rules.gen";
import { Icon } from "../../ui/Icon";
import { CodeField } from "./CodeField";
import { Dialog } from "./Dialog";

interface Props {
  /** The game whose seat is taken: then the handover code is asked for. */
  taken?: string;
  /** Why the code did not do; the sheet and the code stay (UI-E15). */
  error: string;
  busy: boolean;
  onCode: (code: string, handover: string) => void;
  onTyped: () => void;
  onClose: () => void;
}

export function JoinSheet({ taken, error, busy, onCode, onTyped, onClose }: Props) {
  const [code, setCode] = useState("");
  const complete = code.length === joinCodeLength;
  const type = (text: string): void => {
    setCode(text);
    onTyped();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!complete || busy) return;
    if (taken) onCode(taken, code);
    else onCode(code, "");
  };
  return (
    <Dialog title={taken ? t("handoverCode") : t("enterCode")} onClose={onClose}>
      <form className="join-sheet" onSubmit={submit}>
        <span className="viewfinder" aria-hidden="true">
          <Icon name={taken ? "handover" : "scan"} />
        </span>
        <CodeField id="join-code" label={taken ? t("handoverHint") : t("codeHint")} value={code} error={error} onChange={type} />
        <div className="dialog-buttons">
          <button type="button" className="btn" onClick={onClose}>
            <Icon name="back" />
            {t("cancel")}
          </button>
          <button type="submit" className="btn primary" data-testid="join-send" disabled={!complete || busy}>
            {busy ? <span className="spinner" aria-hidden="true" /> : <Icon name="arrow" />}
            {taken ? t("handoverTake") : t("join")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
