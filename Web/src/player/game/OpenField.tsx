import { t } from "../../lib/i18n/player";
import { longestAnswer } from "../../lib/rules.gen";
import type { Answer } from "./useAnswer";

/** The field of an open question: one answer, no change (UI-P20). */
export function OpenField({ answer, closed }: { answer: Answer; closed: boolean }) {
  return (
    <form className="open-form" onSubmit={(event) => {
      event.preventDefault();
      if (!closed) answer.submit();
    }}>
      <input data-testid="followup-input" aria-label={t("typeAnswer")} value={answer.text} maxLength={longestAnswer}
        placeholder={t("typeAnswer")} autoComplete="off" autoCorrect="off" spellCheck={false}
        enterKeyHint="send" readOnly={closed} onChange={(event) => answer.type(event.target.value)} />
      <button className="btn primary big" data-testid="followup-send"
        aria-disabled={closed || !answer.text.trim()}>
        {t("send")}
      </button>
    </form>
  );
}
