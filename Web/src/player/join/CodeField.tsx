import { forwardRef } from "react";
import { tj } from "../../lib/i18n/join";
import { cleanCode } from "../../lib/rest";
import { joinCodeLength } from "../../lib/rules.gen";

interface Props {
  value: string;
  onChange: (code: string) => void;
}

/** Six upper-case characters; turns blue when complete (UI-P2). */
export const CodeField = forwardRef<HTMLInputElement, Props>(function CodeField({ value, onChange }, ref) {
  return (
    <label className={`field code-field${value.length === joinCodeLength ? " full" : ""}`}>
      <span className="field-head">
        <span>{tj("joinCode")}</span>
        <small id="code-hint">{tj("codeHint")}</small>
      </span>
      <input ref={ref} data-testid="code-input" value={value} aria-describedby="code-hint"
        autoComplete="off" autoCapitalize="characters" autoCorrect="off" spellCheck={false}
        inputMode="text" enterKeyHint="next" onChange={(e) => onChange(cleanCode(e.target.value))} />
    </label>
  );
});

/** The code that came with the link, as large as the field it replaces (UI-P1). */
export function CodeTicket({ code, onOther }: { code: string; onOther: () => void }) {
  return (
    <div className="field code-ticket">
      <span className="field-head">
        <span>{tj("joinCode")}</span>
        <button type="button" className="link" data-testid="other-game" onClick={onOther}>{tj("otherGame")}</button>
      </span>
      <p className="badge">{tj("game", { code })}</p>
    </div>
  );
}
