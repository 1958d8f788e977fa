// A question's answers: the count first, then everybody's words, then the verdicts (UI-H32, H33).
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import type { FollowupQuestion, GameState } from "../../lib/types";
import { useGameLang } from "../../lib/useSessionLang";
import type { JudgedQuestion } from "../followupHistory";
import { Card } from "./Card";
import { JudgedAnswers } from "./FollowupVerdicts";

interface Props {
  state: GameState;
  question: FollowupQuestion;
  history: JudgedQuestion[];
}

export function FollowupAnswers({ state, question, history }: Props) {
  const lang = useGameLang();
  const { followupLocked } = useGame().moments;
  const index = question.currentQuestionIndex;
  const closed = followupLocked?.currentQuestionIndex === index ? followupLocked : null;
  const judged = history.find(({ results }) => results.currentQuestionIndex === index);
  if (judged) {
    return (
      <Card icon="people" title={t("results")}>
        <JudgedAnswers question={judged} />
      </Card>
    );
  }
  const rows = closed?.answersByPlayer ?? question.answersByPlayer;
  // NB: `state.answeredCount` counts the destination's locked answers (EV34), not this question's.
  const hidden = question.correctAnswer === null;
  const count = hidden ? t("cueQuestionPlays") : t("answeredOf", { a: question.answersByPlayer.length, b: state.totalPlayers ?? 0 });
  return (
    <Card icon="people" title={closed && !hidden ? t("answers", { n: rows.length }) : count}>
      {closed && !hidden && (
        <ul className="plain-rows" data-testid="answers-list">
          {rows.map((row) => (
            <li key={row.playerId} className="row-in">
              <b>{row.playerName}</b>
              <span lang={lang}>{`”${row.answerText}”`}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
