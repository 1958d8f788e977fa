import { useEffect, useRef, type KeyboardEvent } from "react";
import { t } from "../../lib/i18n/player";
import { longestAnswer } from "../../lib/rules.gen";
import { Envelope } from "./Envelope";
import { FourChoices } from "./FourChoices";
import type { Answer } from "./useAnswer";
import type { Note } from "./useNote";

const Field = ({ answer }: { answer: Answer }) => (
  <input data-testid="note-input" aria-label={t("typeAnswer")} value={answer.text} maxLength={longestAnswer}
    placeholder={t("typeAnswer")} autoComplete="off" autoCorrect="off" spellCheck={false} autoCapitalize="words"
    enterKeyHint="send" readOnly={answer.sending} onChange={(event) => answer.type(event.target.value)} />
);

/** One field under the brake, which stays in reach; its worth follows the clue while one writes (UI-E28). */
function Sheet({ note }: { note: Note }) {
  const { answer, choices, closedBy, worth } = note;
  const form = useRef<HTMLFormElement>(null);
  const off = answer.sending || closedBy !== "" || !answer.text.trim();
  useEffect(() => form.current?.querySelector<HTMLElement>("input, .choice")?.focus(), []);
  const leave = ({ key }: KeyboardEvent): void => {
    if (key === "Escape") note.close();
  };
  return (
    <form ref={form} className="note-sheet card" data-testid="note-sheet" onKeyDown={leave} onSubmit={(event) => {
      event.preventDefault();
      if (!off) answer.submit();
    }}>
      {choices ? <FourChoices choices={choices} answer={answer} off={off} /> : <Field answer={answer} />}
      <div className="note-buttons">
        <button type="button" className="btn" data-testid="note-later" onClick={note.close}>{t("noteLater")}</button>
        {choices ? null : (
          <button className="btn primary" data-testid="note-send" aria-disabled={off}>
            {answer.sending ? t("sending") : t("noteGo", { w: worth })}
          </button>
        )}
      </div>
      <p className="sr-only" role="status">{closedBy ? "" : t("noteWorth", { w: worth })}</p>
      <p className="error-line" role="alert">{answer.error || closedBy}</p>
    </form>
  );
}

/** The way to hand in an answer without stopping the train; nothing where notes cannot be given. */
export function NotePart({ note }: { note: Note }) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // NB: not when the brake's dialog has the focus by now.
    if (wasOpen.current && !note.open && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = note.open;
  }, [note.open]);
  if (note.open) return <Sheet note={note} />;
  if (!note.may) return null;
  return (
    <button ref={button} type="button" className="btn note-give" data-testid="note-give" onClick={note.show}>
      <Envelope />
      {t("noteGive", { w: note.worth })}
    </button>
  );
}
