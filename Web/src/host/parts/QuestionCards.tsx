// The right answer, the question and its options, before anybody has answered (UI-H29, H30).
import { t } from "../../lib/i18n/host";
import type { FollowupQuestion } from "../../lib/types";
import { useGameLang } from "../../lib/useSessionLang";
import { letterOf } from "../../ui/Choice";
import { Card } from "./Card";

export function RightAnswerCard({ question }: { question: FollowupQuestion }) {
  const lang = useGameLang();
  if (question.correctAnswer === null) return null;
  return (
    <Card icon="check" title={t("secretAnswer")} name="right-answer">
      <p data-testid="correct-answer" lang={lang}>
        {question.correctAnswer}
      </p>
    </Card>
  );
}

export function QuestionCard({ question }: { question: FollowupQuestion }) {
  const lang = useGameLang();
  return (
    <Card icon="question" title={t("question")} name="question">
      <p className="question-text" lang={lang}>
        {question.questionText}
      </p>
      {question.options && (
        <ul className="pills" aria-label={t("options")} tabIndex={0}>
          {question.options.map((option, i) => (
            <li key={i} lang={lang} className={`tone-${letterOf(i)}`} data-right={option === question.correctAnswer}>
              {letterOf(i)} · {option}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
