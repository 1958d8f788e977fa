import { t } from "../../lib/i18n/player";
import { longestAnswer } from "../../lib/rules.gen";
import type { GameState } from "../../lib/types";
import type { Game } from "../../lib/store";
import { Icon } from "../../ui/Icon";
import { Ring } from "../../ui/Ring";
import { Dialog } from "./Dialog";
import { LastSeconds } from "./LastSeconds";
import { useAnswer } from "./useAnswer";

interface Props {
  game: Game;
  state: GameState;
  clueKey: string;
}

/** When the answer window of a brake closes, and how long it is; server time. A pause has no end (UI-A13). */
export function windowOf({ moments }: Game, { timer, paused }: GameState): { endMs: number | null; totalMs: number } {
  if (paused) return { endMs: null, totalMs: 0 };
  if (timer) return { endMs: timer.startAtServerMs + timer.durationMs, totalMs: timer.durationMs };
  return { endMs: moments.brake?.endsAtMs ?? null, totalMs: moments.brake?.answerTimeoutMs ?? 0 };
}

function Head({ endMs, totalMs }: { endMs: number | null; totalMs: number }) {
  return (
    <div className="answer-head">
      <div>
        <p className="braked-word" role="alert">
          <Icon name="brake" />
          {t("youBraked")}
        </p>
        <h2 id="answer-title">{t("whatDestination")}</h2>
      </div>
      <Ring endMs={endMs} totalMs={totalMs} />
      <LastSeconds endMs={endMs} />
    </div>
  );
}

/** Our own brake: a modal in the upper half, clear of the keyboard (UI-P15). */
export function AnswerDialog({ game, state, clueKey }: Props) {
  const answer = useAnswer("BRAKE_ANSWER_SUBMIT", `${state.sessionId}:${clueKey}`, false);
  return (
    <Dialog labelledBy="answer-title" className="answer-dialog" testId="answer-dialog">
      <Head {...windowOf(game, state)} />
      <form onSubmit={(event) => {
        event.preventDefault();
        answer.submit();
      }}>
        <input data-testid="answer-input" aria-labelledby="answer-title" value={answer.text} maxLength={longestAnswer}
          placeholder={t("typeAnswer")} autoComplete="off" autoCorrect="off" spellCheck={false}
          autoCapitalize="words" enterKeyHint="send" readOnly={answer.sending}
          onChange={(event) => answer.type(event.target.value)} />
        <button className="btn primary big" data-testid="answer-send" aria-disabled={answer.sending || !answer.text.trim()}>
          {answer.sending ? t("sending") : t("sendAnswer")}
        </button>
      </form>
      <p className="error-line" role="alert">{answer.error}</p>
    </Dialog>
  );
}
