import { t } from "../../lib/i18n/player";
import { longestAnswer } from "../../lib/rules.gen";
import type { Game } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { Ring } from "../../ui/Ring";
import { Dialog } from "./Dialog";
import { FourChoices } from "./FourChoices";
import { LastSeconds } from "./LastSeconds";
import { LetGo } from "./LetGo";
import { answerKeyOf } from "./places";
import { Silence } from "./Silence";
import { useAnswer, type Answer } from "./useAnswer";
import { useDraft } from "./useDraft";
import { silenceOf, windowOf, type Clock } from "./windows";

interface Props {
  game: Game;
  state: GameState;
  /** The text of a note that was being written when the brake was ours (EVE35). */
  moved: string;
}

function Head({ ring, endMs }: { ring: Clock; endMs: number | null }) {
  return (
    <div className="answer-head">
      <div>
        <p className="braked-word" role="alert">
          <Icon name="brake" />
          {t("youBraked")}
        </p>
        <h2 id="answer-title">{t("whatDestination")}</h2>
      </div>
      <Ring {...ring} />
      <LastSeconds endMs={endMs} />
    </div>
  );
}

function Field({ answer }: { answer: Answer }) {
  return (
    <>
      <input data-testid="answer-input" aria-labelledby="answer-title" value={answer.text} maxLength={longestAnswer}
        placeholder={t("typeAnswer")} autoComplete="off" autoCorrect="off" spellCheck={false}
        autoCapitalize="words" enterKeyHint="send" readOnly={answer.sending}
        onChange={(event) => answer.type(event.target.value)} />
      <button className="btn primary big" data-testid="answer-send" aria-disabled={answer.sending || !answer.text.trim()}>
        {answer.sending ? t("sending") : t("sendAnswer")}
      </button>
    </>
  );
}

/** Our own brake: a modal in the upper half, clear of the keyboard (UI-P15), which an evening can let go of (UI-E30). */
export function AnswerDialog({ game, state, moved }: Props) {
  const answer = useAnswer({
    command: "BRAKE_ANSWER_SUBMIT", key: answerKeyOf(state), accepted: false, draft: state.me?.draft ?? "", moved,
  });
  useDraft(answer.text, !answer.sending);
  const clock = windowOf(game, state);
  const choices = state.me?.choices;
  const silence = silenceOf(game, state, answer.text);
  return (
    <Dialog labelledBy="answer-title" className="answer-dialog" testId="answer-dialog">
      <Head ring={silence ?? clock} endMs={clock.endMs} />
      {state.me ? (
        <div className="answer-tools">
          {silence ? <Silence endMs={silence.endMs} /> : <span />}
          <LetGo />
        </div>
      ) : null}
      <form onSubmit={(event) => {
        event.preventDefault();
        answer.submit();
      }}>
        {choices ? <FourChoices choices={choices} answer={answer} off={answer.sending} /> : <Field answer={answer} />}
      </form>
      <p className="error-line" role="alert">{answer.error}</p>
    </Dialog>
  );
}
