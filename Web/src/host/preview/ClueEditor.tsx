// One clue in the host's own words, in the languages of the pack (UI-H50).
import { useState, type FormEvent } from "react";
import { t } from "../../lib/i18n/host";
import type { ClueTexts } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { longestClue } from "../content/packs";
import type { Refusal } from "../content/refusal";
import { Problems } from "./Problems";
import type { Editing } from "./useClueEditing";

interface FieldProps {
  name: "text" | "textEn";
  value: string;
  refusal: Refusal | null;
  onChange: (value: string) => void;
}

const languages = { text: { label: "Svenska", lang: "sv" }, textEn: { label: "English", lang: "en" } } as const;

function ClueField({ name, value, refusal, onChange }: FieldProps) {
  const { label, lang } = languages[name];
  const n = [...value.trim()].length;
  return (
    <div className="clue-field">
      <label htmlFor={`clue-${name}`}>
        <span lang={lang}>{label}</span>
        <small className="tabular" data-over={n > longestClue}>
          {t("charactersOf", { a: n, b: longestClue })}
        </small>
      </label>
      <textarea
        id={`clue-${name}`}
        className="field"
        data-testid={`clue-${name}`}
        lang={lang}
        rows={4}
        value={value}
        aria-describedby={`problems-${name}`}
        onChange={(event) => onChange(event.target.value)}
      />
      <Problems refusal={refusal} field={name} id={`problems-${name}`} />
    </div>
  );
}

export function ClueEditor({ clue, editing }: { clue: ClueTexts; editing: Editing }) {
  const [text, setText] = useState(clue.text);
  const [textEn, setTextEn] = useState(clue.textEn ?? "");
  const { refusal, busy } = editing;
  const isChanged = text !== clue.text || textEn !== (clue.textEn ?? "");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    editing.save({ points: clue.points, text, textEn });
  };
  return (
    <form className="clue-editor" onSubmit={submit}>
      <ClueField name="text" value={text} refusal={refusal} onChange={setText} />
      <ClueField name="textEn" value={textEn} refusal={refusal} onChange={setTextEn} />
      <div role="alert">
        {refusal && <p className="error">{refusal.text}</p>}
        <Problems refusal={refusal} field="" id="problems-other" />
      </div>
      <p className="muted">{t("clueEditWhy")}</p>
      <div className="tool-row">
        <button type="submit" className="btn small primary" data-testid="clue-save" disabled={busy || !isChanged || !text.trim()}>
          <Icon name="check" />
          {t("saveClue")}
        </button>
        <button type="button" className="btn small" data-testid="clue-cancel" onClick={editing.close}>
          {t("cancel")}
        </button>
      </div>
    </form>
  );
}
