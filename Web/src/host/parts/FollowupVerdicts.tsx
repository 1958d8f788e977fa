// A judged question: the right answer, everybody's words, and the host's last word (UI-H33, H57).
import { t } from "../../lib/i18n/host";
import { tr } from "../../lib/i18n/verdicts";
import type { JudgedQuestion } from "../followupHistory";
import { AnswerRows } from "./AnswerRows";
import { Card } from "./Card";

export function JudgedAnswers({ question }: { question: JudgedQuestion }) {
  const { results, overruled } = question;
  const answers = results.results.map((row) => ({
    playerId: row.playerId,
    name: row.playerName,
    text: row.answerText,
    correct: row.isCorrect,
    points: row.pointsAwarded,
    overruled: overruled.has(row.playerId),
    note: overruled.has(row.playerId) ? tr("overruled") : "",
  }));
  return (
    <>
      <p className="answer-banner" role="status">
        {t("rightAnswerIs", { a: results.correctAnswer })}
      </p>
      <AnswerRows answers={answers} kind="followup" questionIndex={results.currentQuestionIndex} testId="answers-list" />
    </>
  );
}

/** The questions of this destination, after the last one has been asked. */
export function FollowupVerdicts({ history }: { history: JudgedQuestion[] }) {
  return (
    <>
      {history.map((question) => {
        const n = question.results.currentQuestionIndex + 1;
        return (
          <Card key={n} icon="question" title={t("followupRows", { n })}>
            <JudgedAnswers question={question} />
          </Card>
        );
      })}
    </>
  );
}
