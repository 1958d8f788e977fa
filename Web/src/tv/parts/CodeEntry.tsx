// The way into a game that exists: the host's six characters.
import { useState, type FormEvent } from "react";
import { t } from "../../lib/i18n/tv";
import { cleanCode, codeInAddress } from "../../lib/rest";
import { joinCodeLength } from "../../lib/rules.gen";
import { Icon } from "../../ui/Icon";

interface Props {
  busy: boolean;
  /** Why the code did not do; the field keeps it (UI-E15). */
  error: string;
  onCode: (code: string) => void;
  onTyped: () => void;
}

export function CodeEntry({ busy, error, onCode, onTyped }: Props) {
  const [code, setCode] = useState(codeInAddress);
  const type = (text: string): void => {
    setCode(cleanCode(text));
    onTyped();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.length === joinCodeLength) onCode(code);
  };
  return (
    <form className="code-entry" onSubmit={submit}>
      <label htmlFor="tv-code">{t("enterCode")}</label>
      <div>
        <input
          id="tv-code"
          data-testid="code-input"
          data-complete={code.length === joinCodeLength}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="······"
          aria-invalid={error !== ""}
          aria-describedby="tv-code-error"
          onChange={(event) => type(event.target.value)}
        />
        <button type="submit" className="btn" data-testid="code-send" disabled={busy || code.length < 6}>
          {t("connect")}
          <Icon name="arrow" />
        </button>
      </div>
      <p className="code-error" id="tv-code-error" role="alert">
        {error}
      </p>
    </form>
  );
}
