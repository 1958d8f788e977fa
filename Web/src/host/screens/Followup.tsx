// FOLLOWUP_QUESTION (UI-H29–H36): the host sees the answer first, then the count, then everybody's words.
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import type { FollowupQuestion, GameState } from "../../lib/types";
import type { JudgedQuestion } from "../followupHistory";
import { MoreTime } from "../parts/MoreTime";
import { FollowupAnswers } from "../parts/FollowupAnswers";
import { QuestionCard, RightAnswerCard } from "../parts/QuestionCards";
import { TimeLeft } from "../parts/TimeLeft";

function QuestionHead({ question, state, over }: { question: FollowupQuestion; state: GameState; over: boolean }) {
  return (
    <section className="card question-head">
      <header className="card-head">
        <h2>{t("questionOf", { i: question.currentQuestionIndex + 1, n: question.totalQuestions })}</h2>
        {!over && !state.paused && <MoreTime />}
      </header>
      <TimeLeft timer={question.timer} stopped={over || state.paused === true} />
    </section>
  );
}

export function Followup({ state, history }: { state: GameState; history: JudgedQuestion[] }) {
  const { moments } = useGame();
  const question = state.followupQuestion;
  if (!question) return <div className="column" />;
  const over = moments.followupLocked?.currentQuestionIndex === question.currentQuestionIndex;
  return (
    <div className="column" key={question.currentQuestionIndex}>
      <QuestionHead question={question} state={state} over={over} />
      <RightAnswerCard question={question} />
      <QuestionCard question={question} />
      <FollowupAnswers state={state} question={question} history={history} />
    </div>
  );
}
