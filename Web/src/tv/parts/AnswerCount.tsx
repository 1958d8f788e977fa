// How many have answered the question, never who or what (UI-T15).
import { t } from "../../lib/i18n/tv";
import type { FollowupQuestion } from "../../lib/types";

export function AnswerCount({ question }: { question: FollowupQuestion }) {
  const { answeredCount: a, totalPlayers: b } = question;
  if (a === undefined || b === undefined) return null;
  return (
    <p className="count" data-testid="count" data-some={a > 0}>
      {t("answeredOf", { a, b })}
    </p>
  );
}
