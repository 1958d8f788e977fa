import { t } from "../../lib/i18n/player";
import type { FollowupQuestion } from "../../lib/types";
import { useGameLang } from "../../lib/useSessionLang";
import { Ring, TimeBar } from "../../ui/Ring";
import { Answering } from "./Answering";
import { FollowupResults } from "./FollowupResults";
import { LastSeconds } from "./LastSeconds";
import type { ScreenProps } from "./ScreenProps";

/** More characters than leave room for four options on the smallest phones. */
const longQuestion = 80;

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
