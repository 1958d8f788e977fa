// Judged answers with the host's own verdict as the last word (UI-H24, H57).
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/host";
import { Icon } from "../../ui/Icon";
import { useCommands } from "../commands";

export interface Answer {
  playerId: string;
  name: string;
  text: string;
  correct: boolean;
  points: number;
  level?: number;
  /** How the server read it, when it was not exact (AN8). */
  readAs?: string;
}

interface Props {
  answers: Answer[];
  kind: "destination" | "followup";
  questionIndex?: number;
  testId: string;
}

export function AnswerRows({ answers, kind, questionIndex, testId }: Props) {
  const { run, off } = useCommands();
  const judge = (answer: Answer): void =>
    run("HOST_VERDICT_SET", {
      playerId: answer.playerId,
      kind,
      isCorrect: !answer.correct,
      ...(questionIndex === undefined ? {} : { questionIndex }),
    });
  return (
    <ul className="answers" data-testid={testId}>
      {answers.map((answer) => (
        <li key={answer.playerId} className="row-in" data-correct={answer.correct}>
          <span className="verdict-icon" role="img" aria-label={answer.correct ? t("correct") : t("wrong")}>
            <Icon name={answer.correct ? "check" : "cross"} />
          </span>
          <span className="answer-body">
            <b>{answer.name}</b>
            <span lang={getLang()}>{answer.text ? `”${answer.text}”` : "–"}</span>
            {answer.readAs && <small>{t("readAs", { x: answer.readAs })}</small>}
          </span>
          <span className="answer-points tabular">{t("plusPts", { n: answer.points })}</span>
          <button type="button" className="btn judge" data-testid="verdict" disabled={off || !answer.text} onClick={() => judge(answer)}>
            {answer.correct ? t("rejectAnswer") : t("acceptAnswer")}
          </button>
        </li>
      ))}
    </ul>
  );
}
