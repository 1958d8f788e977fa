import { forwardRef } from "react";
import { tj } from "../../lib/i18n/join";
import { cleanCode } from "../../lib/rest";

interface Props {
  value: string;
  onChange: (code: string) => void;
}

/** Six upper-case characters; turns blue when complete (UI-P2). */
export const CodeField = forwardRef<HTMLInputElement, Props>(function CodeField({ value, onChange }, ref) {
  return (
    <label className={`field code-field${value.length === 6 ? " full" : ""}`}>
      <span>{tj("joinCode")}</span>
      <input ref={ref} data-testid="code-input" value={value} placeholder="······"
        autoComplete="off" autoCapitalize="characters" autoCorrect="off" spellCheck={false}
        inputMode="text" enterKeyHint="next" aria-describedby="code-hint"
        onChange={(e) => onChange(cleanCode(e.target.value))} />
      <small id="code-hint">{tj("codeHint")}</small>
    </label>
  );
});
