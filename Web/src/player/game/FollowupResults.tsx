import { useEffect, type CSSProperties } from "react";
import { t } from "../../lib/i18n/player";
import type { ServerEvents } from "../../lib/types";
import { Verdict } from "../../ui/Verdict";
import { buzz } from "../device";

interface Props {
  results: ServerEvents["FOLLOWUP_RESULTS"];
  me: string;
}

/** Right answer, own verdict, and a row for each player: never their texts. */
export function FollowupResults({ results, me }: Props) {
  const own = results.results.find((row) => row.playerId === me);
  const correct = own?.isCorrect;
  useEffect(() => {
    if (correct !== undefined) buzz(correct ? [40, 60, 40, 60, 120] : 200);
  }, [correct]);
  return (
    <section className="followup-results" role="status" data-testid="followup-results">
      {own ? (
        <div className={`card own-verdict scale-pop ${own.isCorrect ? "good" : "bad"}`}>
          <p className="big-verdict"><Verdict correct={own.isCorrect} points={own.pointsAwarded} /></p>
          {own.answerText ? <p>{t("yourAnswer", { a: own.answerText })}</p> : null}
        </div>
      ) : null}
      <p className="right-answer">{t("rightAnswerIs", { a: results.correctAnswer })}</p>
      <ul className="rows">
        {results.results.map((row, i) => (
          <li key={row.playerId} className={`row-in${row.playerId === me ? " own" : ""}`}
            style={{ "--i": i } as CSSProperties}>
            <span className="who">{row.playerName}</span>
            <Verdict correct={row.isCorrect} points={row.pointsAwarded} />
          </li>
        ))}
      </ul>
    </section>
  );
}
