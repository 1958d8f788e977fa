import { t } from "../../lib/i18n/player";
import type { FollowupQuestion } from "../../lib/types";
import { useGameLang } from "../../lib/useSessionLang";
import { Icon } from "../../ui/Icon";
import { Ring, TimeBar } from "../../ui/Ring";
import { FollowupResults } from "./FollowupResults";
import { LastSeconds } from "./LastSeconds";
import { OpenField } from "./OpenField";
import { Options } from "./Options";
import type { ScreenProps } from "./ScreenProps";
import { useAnswer } from "./useAnswer";
import { useWithin } from "./useWithin";

/** More characters than leave room for four options on the smallest phones. */
const longQuestion = 80;

interface AskedProps extends ScreenProps {
  question: FollowupQuestion;
}

/** The question is open: choices or a field, until answered or the time is up. */
function Answering({ game, state, question }: AskedProps) {
  const index = question.currentQuestionIndex;
  const done = question.answeredByMe === true;
  const key = `${state.sessionId}:${state.roundIndex ?? 0}:q${index}`;
  const answer = useAnswer("FOLLOWUP_ANSWER_SUBMIT", key, done, { index });
  const { timer } = question;
  const up = useWithin(timer ? timer.startAtServerMs + timer.durationMs : null, 0) && !state.paused;
  const closed = game.moments.followupLocked !== null || done || answer.sending || up;
  const status = done ? t("answerSent") : answer.sending ? t("sending") : closed ? t("timeUp") : "";
  return (
    <div>
      {question.options ? (
        <Options options={question.options} answer={answer} closed={closed} sent={done || answer.sending} />
      ) : (
        <OpenField answer={answer} closed={closed} />
      )}
      <p className={`sent-line${done ? " good" : ""}`} role="status" data-testid="followup-status">
        {done ? <Icon name="check" /> : null}
        {status}
      </p>
      <p className="error-line" role="alert">{answer.error}</p>
    </div>
  );
}

function Time({ question }: { question: FollowupQuestion }) {
  const { timer } = question;
  const endMs = timer ? timer.startAtServerMs + timer.durationMs : null;
  return (
    <>
      <div className="followup-head">
        <p className="muted">{t("questionOf", { i: question.currentQuestionIndex + 1, n: question.totalQuestions })}</p>
        <Ring endMs={endMs} totalMs={timer?.durationMs ?? 0} />
      </div>
      <TimeBar endMs={endMs} totalMs={timer?.durationMs ?? 0} />
      <LastSeconds endMs={endMs} />
    </>
  );
}

/** A question, then the verdict. */
export function FollowupScreen(props: ScreenProps) {
  const { game, state, me } = props;
  const lang = useGameLang();
  const question = state.followupQuestion;
  if (!question) return <h1 tabIndex={-1} className="wait">{t("preparingClues")}</h1>;
  const results = game.moments.followupResults;
  const index = question.currentQuestionIndex;
  const isLong = question.questionText.length > longQuestion;
  return (
    <div className={`followup${results ? " told" : ""}`}>
      <div>
        {results ? (
          <p className="muted">{t("questionOf", { i: index + 1, n: question.totalQuestions })}</p>
        ) : (
          <Time question={question} />
        )}
        <h1 tabIndex={-1} key={index} className={`question fade-in-up${isLong ? " long" : ""}`} lang={lang}>
          {question.questionText}
        </h1>
      </div>
      {results ? <FollowupResults results={results} options={question.options} me={me} />
        : <Answering {...props} key={index} question={question} />}
    </div>
  );
}
