// Judged answers with the host's own verdict as the last word (UI-H24, H57).
import { t } from "../../lib/i18n/host";
import { given, quoted } from "../../lib/i18n/phrases";
import { useGameLang } from "../../lib/useSessionLang";
import { Icon } from "../../ui/Icon";
import { useCommands } from "../commands";

export interface Answer {
  playerId: string;
  name: string;
  text: string;
  correct: boolean;
  points: number;
  level?: number;
  /** How the server read it, when that is not self-evident (EX36). */
  note: string;
  /** The host has changed the verdict. */
  overruled: boolean;
}

interface Props {
  answers: Answer[];
  kind: "destination" | "followup";
  questionIndex?: number;
  testId: string;
}

function Judge({ answer, onPress }: { answer: Answer; onPress: () => void }) {
  const { off } = useCommands();
  const label = answer.overruled ? t("undo") : answer.correct ? t("rejectAnswer") : t("acceptAnswer");
  return (
    <button
      type="button"
      className="btn small judge"
      data-testid="verdict"
      aria-label={`${label}: ${answer.name}`}
      disabled={off || !answer.text}
      onClick={onPress}
    >
      <Icon name={answer.overruled ? "undo" : "scale"} />
      {label}
    </button>
  );
}

function Row({ answer, onPress }: { answer: Answer; onPress: () => void }) {
  const lang = useGameLang();
  return (
    <li className="row-in" data-correct={answer.correct}>
      <span className="verdict-icon" role="img" aria-label={answer.correct ? t("correct") : t("wrong")}>
        <Icon name={answer.correct ? "check" : "cross"} />
      </span>
      <span className="answer-body">
        <b>{answer.name}</b>
        <span lang={lang}>
          {answer.text ? quoted(answer.text) : "–"}
          {answer.level !== undefined && <> <small className="tabular at-level">{t("atPts", { n: answer.level })}</small></>}
        </span>
        <small className="reading">{answer.note}</small>
      </span>
      <span className="answer-points tabular">{given(answer.points)}</span>
      {answer.text && (
        <span className="answer-foot">
          <Judge answer={answer} onPress={onPress} />
        </span>
      )}
    </li>
  );
}

export function AnswerRows({ answers, kind, questionIndex, testId }: Props) {
  const { run } = useCommands();
  const judge = ({ playerId, correct }: Answer): void => {
    const about = questionIndex === undefined ? {} : { questionIndex };
    run("HOST_VERDICT_SET", { playerId, kind, isCorrect: !correct, ...about });
  };
  return (
    <ul className="answers" data-testid={testId}>
      {answers.map((answer) => (
        <Row key={answer.playerId} answer={answer} onPress={() => judge(answer)} />
      ))}
    </ul>
  );
}
