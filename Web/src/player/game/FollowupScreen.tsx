import { useMsLeft } from "../../lib/hooks";
import { t } from "../../lib/i18n/player";
import { Ring, TimeBar } from "../../ui/Ring";
import type { ScreenProps } from "../Game";
import { FollowupResults } from "./FollowupResults";
import { Options } from "./Options";
import { OpenField } from "./OpenField";
import { useAnswer } from "./useAnswer";

/** A question: choices or a field, then the verdict. */
export function FollowupScreen({ game, state, me }: ScreenProps) {
  const question = state.followupQuestion;
  const index = question?.currentQuestionIndex ?? 0;
  const done = question?.answeredByMe === true;
  const key = `${state.sessionId}:${state.roundIndex ?? 0}:q${index}`;
  const answer = useAnswer("FOLLOWUP_ANSWER_SUBMIT", key, done);
  const timer = question?.timer ?? null;
  const endMs = timer ? timer.startAtServerMs + timer.durationMs : null;
  const left = useMsLeft(endMs);
  if (!question) return <h1 tabIndex={-1} className="wait">{t("preparingClues")}</h1>;
  const results = game.moments.followupResults;
  const locked = results !== null || game.moments.followupLocked !== null;
  const up = endMs !== null && left === 0 && !state.paused;
  const closed = locked || done || answer.sending || up;
  const status = done ? t("answerSent") : answer.sending ? t("sending") : closed ? t("timeUp") : "";
  const shownEnd = locked ? null : endMs;
  return (
    <div className="followup">
      <div>
        <div className="followup-head">
          <p className="muted">{t("questionOf", { i: index + 1, n: question.totalQuestions })}</p>
          <Ring endMs={shownEnd} totalMs={timer?.durationMs ?? 0} />
        </div>
        <TimeBar endMs={shownEnd} totalMs={timer?.durationMs ?? 0} />
        <h1 tabIndex={-1} key={index} className="question fade-in-up"
          lang={game.lobby?.settings?.language ?? "sv"}>
          {question.questionText}
        </h1>
      </div>
      <div className={question.options ? "in-reach" : undefined}>
        {question.options ? (
          <Options options={question.options} answer={answer} closed={closed} sent={done || answer.sending}
            right={results?.correctAnswer} />
        ) : results ? null : (
          <OpenField answer={answer} closed={closed} />
        )}
        {results ? (
          <FollowupResults results={results} me={me} />
        ) : (
          <>
            <p className={`sent-line${done ? " good" : ""}`} role="status" data-testid="followup-status">{status}</p>
            <p className="error-line" role="alert">{answer.error}</p>
          </>
        )}
      </div>
    </div>
  );
}
