// FOLLOWUP_QUESTION (UI-H29–H36): the host sees the answer first, then the count, then everybody's words.
import { secondsLeft } from "../../lib/clock";
import { useMsLeft } from "../../lib/hooks";
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import type { FollowupQuestion, GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { TimeBar } from "../../ui/Ring";
import { AnswerRows } from "../parts/AnswerRows";

function Timer({ question, frozen }: { question: FollowupQuestion; frozen: boolean }) {
  const timer = question.timer;
  const end = timer && !frozen ? timer.startAtServerMs + timer.durationMs : null;
  const left = useMsLeft(end);
  const total = timer?.durationMs ?? 1;
  return (
    <div className="question-timer" data-low={left <= total * 0.2} data-testid="timer">
      <TimeBar endMs={end} totalMs={total} />
      <span className="tabular">
        {secondsLeft(left)} {t("sec")}
      </span>
    </div>
  );
}

function QuestionCard({ question }: { question: FollowupQuestion }) {
  return (
    <>
      {question.correctAnswer !== null && (
        <section className="card correct-answer">
          <h2>
            <Icon name="check" />
            {t("secretAnswer")}
          </h2>
          <p data-testid="correct-answer" lang={getLang()}>
            {question.correctAnswer}
          </p>
        </section>
      )}
      <section className="card question">
        <h2>
          <Icon name="question" />
          {t("question")}
        </h2>
        <p className="question-text" lang={getLang()}>
          {question.questionText}
        </p>
        {question.options && (
          <ul className="pills" aria-label={t("options")} tabIndex={0}>
            {question.options.map((option, i) => (
              <li key={i} lang={getLang()}>
                {"ABCD"[i]} · {option}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function Answers({ state, question }: { state: GameState; question: FollowupQuestion }) {
  const { moments } = useGame();
  const index = question.currentQuestionIndex;
  const results = moments.followupResults?.currentQuestionIndex === index ? moments.followupResults : null;
  const closed = moments.followupLocked?.currentQuestionIndex === index ? moments.followupLocked : null;
  const rows = closed?.answersByPlayer ?? question.answersByPlayer;
  // NB: `state.answeredCount` counts the destination's locked answers (EV34), not this question's.
  const a = question.answersByPlayer.length;
  if (results) {
    const answers = results.results.map((r) => ({
      playerId: r.playerId,
      name: r.playerName,
      text: r.answerText,
      correct: r.isCorrect,
      points: r.pointsAwarded,
    }));
    return (
      <section className="card">
        <p className="right-answer" role="status">
          {t("rightAnswerIs", { a: results.correctAnswer })}
        </p>
        <AnswerRows answers={answers} kind="followup" questionIndex={index} testId="answers-list" />
      </section>
    );
  }
  return (
    <section className="card">
      <h2>
        <Icon name="people" />
        {closed ? t("answers", { n: rows.length }) : t("answeredOf", { a, b: state.totalPlayers ?? 0 })}
      </h2>
      {closed && (
        <ul className="plain-answers" data-testid="answers-list">
          {rows.map((row) => (
            <li key={row.playerId} className="row-in">
              <b>{row.playerName}</b>
              <span lang={getLang()}>{`”${row.answerText}”`}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function Followup({ state }: { state: GameState }) {
  const { moments } = useGame();
  const question = state.followupQuestion;
  if (!question) return <div className="column" />;
  const i = question.currentQuestionIndex + 1;
  const over = moments.followupLocked?.currentQuestionIndex === question.currentQuestionIndex;
  return (
    <div className="column" key={i}>
      <section className="card question-head">
        <h2>{t("questionOf", { i, n: question.totalQuestions })}</h2>
        <Timer question={question} frozen={over || state.paused === true} />
      </section>
      <QuestionCard question={question} />
      <Answers state={state} question={question} />
    </div>
  );
}
