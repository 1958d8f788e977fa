// One clue in the host's own words, in the languages of the pack (UI-H50).
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { t } from "../../lib/i18n/host";
import { ownNames } from "../../lib/i18n/language";
import { longestClue } from "../../lib/rules.gen";
import type { ClueTexts } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import type { Refusal } from "../content/refusal";
import { useFocusReturn } from "../focus";
import { fieldOf } from "./problemTexts";
import { Problems } from "./Problems";
import type { Editing } from "./useClueEditing";

interface FieldProps {
  name: "text" | "textEn";
  value: string;
  refusal: Refusal | null;
  onChange: (value: string) => void;
}

const languages = { text: "sv", textEn: "en" } as const;

function ClueField({ name, value, refusal, onChange }: FieldProps) {
  const lang = languages[name];
  const n = [...value.trim()].length;
  const isRefused = refusal?.problems.some((problem) => fieldOf(problem) === name) ?? false;
  return (
    <div className="clue-field">
      <p className="clue-label">
        <label htmlFor={`clue-${name}`} lang={lang}>
          {ownNames[lang]}
        </label>
        <small className="tabular" id={`length-${name}`} data-over={n > longestClue}>
          {t("charactersOf", { a: n, b: longestClue })}
        </small>
      </p>
      <textarea
        id={`clue-${name}`}
        className="field"
        data-testid={`clue-${name}`}
        lang={lang}
        rows={4}
        value={value}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? `problems-${name} length-${name}` : `length-${name}`}
        onChange={(event) => onChange(event.target.value)}
      />
      <Problems refusal={refusal} field={name} id={`problems-${name}`} />
    </div>
  );
}

/** Focus goes to the words at first, to the refused ones after a refusal, and back where it was in the end. */
function useEditorFocus(refusal: Refusal | null) {
  const form = useRef<HTMLFormElement>(null);
  useFocusReturn();
  useEffect(() => form.current?.querySelector("textarea")?.focus(), []);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid=true], [type=submit]")?.focus();
  }, [refusal]);
  return form;
}

export function ClueEditor({ clue, editing }: { clue: ClueTexts; editing: Editing }) {
  const [text, setText] = useState(clue.text);
  const [textEn, setTextEn] = useState(clue.textEn ?? "");
  const { refusal, busy } = editing;
  const form = useEditorFocus(refusal);
  const isChanged = text !== clue.text || textEn !== (clue.textEn ?? "");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    editing.save({ points: clue.points, text, textEn });
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    // NB: the dialog around the editor stays, and so does the editor until a save that is under way is answered.
    event.stopPropagation();
    if (!busy) editing.close();
  };
  return (
    <form className="clue-editor" onSubmit={submit} onKeyDown={keys} ref={form}>
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
        <button type="button" className="btn small" data-testid="clue-cancel" disabled={busy} onClick={editing.close}>
          {t("cancel")}
        </button>
      </div>
    </form>
  );
}
