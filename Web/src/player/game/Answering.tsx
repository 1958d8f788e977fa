import { t } from "../../lib/i18n/player";
import type { FollowupQuestion } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { OpenField } from "./OpenField";
import { Options } from "./Options";
import { questionKeyOf } from "./places";
import type { ScreenProps } from "./ScreenProps";
import { useAnswer } from "./useAnswer";
import { useDraft } from "./useDraft";
import { useWithin } from "./useWithin";

interface Props extends ScreenProps {
  question: FollowupQuestion;
}

/** What became of our answer. What stood in the box of an evening's open question is taken at its close (EVE50). */
function statusOf(done: boolean, sending: boolean, closed: boolean, isTaken: boolean): string {
  if (done) return t("answerSent");
  if (sending) return t("sending");
  if (!closed) return "";
  return t(isTaken ? "lockedForYou" : "timeUp");
}

/** The question is open: choices or a field, until answered or the time is up. */
export function Answering({ game, state, question }: Props) {
  const index = question.currentQuestionIndex;
  const done = question.answeredByMe === true;
  const answer = useAnswer({
    command: "FOLLOWUP_ANSWER_SUBMIT", key: questionKeyOf(state, index), accepted: done, about: { index },
    draft: state.me?.draft ?? "",
  });
  const { timer } = question;
  const up = useWithin(timer ? timer.startAtServerMs + timer.durationMs : null, 0) && !state.paused;
  const closed = game.moments.followupLocked !== null || done || answer.sending || up;
  useDraft(answer.text, question.options === null && !closed, { index });
  const isTaken = state.me !== undefined && question.options === null && answer.text.trim() !== "";
  const status = statusOf(done, answer.sending, closed, isTaken);
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
