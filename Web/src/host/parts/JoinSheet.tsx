import { useState, type FormEvent } from "react";
import { t } from "../../lib/i18n/host";
import { cleanCode } from "../../lib/rest";
import { Dialog } from "./Dialog";

/** The code field with its six circles (UI-H6–H8). */
export function JoinSheet({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const [code, setCode] = useState("");
  const complete = code.length === 6;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (complete) onCode(code);
  };
  return (
    <Dialog title={t("enterCode")} onClose={onClose}>
      <form className="join-sheet" onSubmit={submit}>
        <label htmlFor="host-code">{t("codeHint")}</label>
        <input
          id="host-code"
          className="field code-field"
          data-testid="join-code-input"
          data-complete={complete}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(cleanCode(event.target.value))}
        />
        <div className="code-dots" aria-hidden="true">
          {Array.from({ length: 6 }, (_, i) => (
            <span key={i} data-filled={i < code.length}>
              {code[i]}
            </span>
          ))}
        </div>
        <div className="dialog-buttons">
          <button type="button" className="btn" onClick={onClose}>
            {t("cancel")}
          </button>
          <button type="submit" className="btn primary" data-testid="join-send" disabled={!complete}>
            {t("join")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
