// The way into a game that exists: the host's six characters.
import { useState, type FormEvent } from "react";
import { t } from "../../lib/i18n/tv";
import { cleanCode, codeInAddress } from "../../lib/rest";
import { joinCodeLength } from "../../lib/rules.gen";
import { Icon } from "../../ui/Icon";

export function CodeEntry({ busy, onCode }: { busy: boolean; onCode: (code: string) => void }) {
  const [code, setCode] = useState(codeInAddress);
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
          onChange={(event) => setCode(cleanCode(event.target.value))}
        />
        <button type="submit" className="btn" data-testid="code-send" disabled={busy || code.length < 6}>
          {t("connect")}
          <Icon name="arrow" />
        </button>
      </div>
    </form>
  );
}
