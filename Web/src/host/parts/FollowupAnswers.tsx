// A question's answers: the count first, then everybody's words, then the verdicts (UI-H32, H33).
import { t } from "../../lib/i18n/host";
import { quoted } from "../../lib/i18n/phrases";
import { useGame } from "../../lib/store";
import type { FollowupQuestion, GameState } from "../../lib/types";
import { useGameLang } from "../../lib/useSessionLang";
import type { JudgedQuestion } from "../followupHistory";
import { isClosed } from "../questions";
import { Card } from "./Card";
import { JudgedAnswers } from "./FollowupVerdicts";

interface Props {
  state: GameState;
  history: JudgedQuestion[];
}

/** Of the question that is on the screens, if there is one. */
export function FollowupAnswers({ state, history }: Props) {
  const question = state.followupQuestion;
  return question ? <Answers key={question.currentQuestionIndex} state={state} question={question} history={history} /> : null;
}

function Words({ rows }: { rows: FollowupQuestion["answersByPlayer"] }) {
  const lang = useGameLang();
  return (
    <ul className="plain-rows" data-testid="answers-list">
      {rows.map((row) => (
        <li key={row.playerId} className="row-in">
          <b>{row.playerName}</b>
          <span lang={lang}>{quoted(row.answerText)}</span>
        </li>
      ))}
    </ul>
  );
}

function Answers({ state, question, history }: Props & { question: FollowupQuestion }) {
  const { moments } = useGame();
  const index = question.currentQuestionIndex;
  const judged = history.find(({ results }) => results.currentQuestionIndex === index);
  if (judged) {
    return (
      <Card icon="people" title={t("results")}>
        <JudgedAnswers question={judged} />
      </Card>
    );
  }
  // NB: a host who plays along learns neither count nor words before the results (EX29).
  if (question.correctAnswer === null) return <Card icon="people" title={t("cueQuestionPlays")} />;
  const told = moments.followupLocked?.currentQuestionIndex === index ? moments.followupLocked.answersByPlayer : null;
  const rows = told ?? question.answersByPlayer;
  // NB: `state.answeredCount` counts the destination's locked answers (EV34), not this question's.
  if (!isClosed(state, moments)) return <Card icon="people" title={t("answeredOf", { a: rows.length, b: state.totalPlayers ?? 0 })} />;
  return (
    <Card icon="people" title={t("answers", { n: rows.length })}>
      <Words rows={rows} />
    </Card>
  );
}
