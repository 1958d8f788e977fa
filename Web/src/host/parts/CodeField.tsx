import { t } from "../../lib/i18n/host";
import { cleanCode } from "../../lib/rest";
import { joinCodeLength } from "../../lib/rules.gen";

interface Props {
  id: string;
  label: string;
  value: string;
  onChange: (code: string) => void;
  length?: number;
  /** Why it did not do, below it. */
  error?: string;
}

/** A code with a circle for each character (UI-H6–H8). */
export function CodeField({ id, label, value, onChange, length = joinCodeLength, error = "" }: Props) {
  return (
    <div className="code-entry">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field code-field"
        data-testid={`${id}-input`}
        data-complete={value.length === length}
        data-first
        value={value}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={error !== ""}
        aria-describedby={`${id}-error`}
        onChange={(event) => onChange(cleanCode(event.target.value, length))}
      />
      <div className="code-dots" role="img" aria-label={t("codeSlots", { n: value.length, of: length })}>
        {Array.from({ length }, (_, i) => (
          <span key={i} data-filled={i < value.length}>
            {value[i]}
          </span>
        ))}
      </div>
      <p className="error" id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  );
}
