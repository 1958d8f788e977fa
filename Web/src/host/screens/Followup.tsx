// FOLLOWUP_QUESTION (UI-H29–H31): the time, the right answer, the question.
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import type { FollowupQuestion, GameState } from "../../lib/types";
import { MoreTime } from "../parts/MoreTime";
import { QuestionCard, RightAnswerCard } from "../parts/QuestionCards";
import { TimeLeft } from "../parts/TimeLeft";
import { isClosed } from "../questions";

function QuestionHead({ question, state, over }: { question: FollowupQuestion; state: GameState; over: boolean }) {
  return (
    <section className="card question-head">
      <header className="card-head">
        <h2>{t("questionOf", { i: question.currentQuestionIndex + 1, n: question.totalQuestions })}</h2>
        {!over && !state.paused && <MoreTime />}
      </header>
      <TimeLeft timer={question.timer} over={over} paused={state.paused === true} />
    </section>
  );
}

export function Followup({ state }: { state: GameState }) {
  const { moments } = useGame();
  const question = state.followupQuestion;
  if (!question) return <div className="column" />;
  const over = isClosed(state, moments);
  return (
    <div className="column" key={question.currentQuestionIndex}>
      <QuestionHead question={question} state={state} over={over} />
      <RightAnswerCard question={question} />
      <QuestionCard question={question} />
    </div>
  );
}
