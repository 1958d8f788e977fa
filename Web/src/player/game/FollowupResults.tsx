import { useEffect, type CSSProperties } from "react";
import { t } from "../../lib/i18n/player";
import type { ServerEvents } from "../../lib/types";
import { useGameLang } from "../../lib/useSessionLang";
import { ChoiceKey, letterOf } from "../../ui/Choice";
import { Icon } from "../../ui/Icon";
import { Verdict } from "../../ui/Verdict";
import { buzzVerdict } from "../device";
import { OwnVerdict } from "./OwnVerdict";
import { Told } from "./Told";

interface Props {
  results: ServerEvents["FOLLOWUP_RESULTS"];
  options: string[] | null;
  me: string;
}

/** The right answer, with its letter and shape when it was a choice. */
function RightAnswer({ text, options }: { text: string; options: string[] | null }) {
  const index = options?.indexOf(text) ?? -1;
  return (
    <p className={`right-answer${index >= 0 ? ` tone-${letterOf(index)}` : ""}`} data-testid="right-answer">
      {index >= 0 ? <ChoiceKey index={index} /> : <Icon name="check" />}
      <span><Told text={text} line={(a) => t("rightAnswerIs", { a })} /></span>
    </p>
  );
}

/** Own verdict, right answer, and a row for each player: never their texts. */
export function FollowupResults({ results, options, me }: Props) {
  const own = results.results.find((row) => row.playerId === me);
  const correct = own?.isCorrect;
  const lang = useGameLang();
  useEffect(() => {
    if (correct !== undefined) buzzVerdict(correct);
  }, [correct]);
  return (
    <section className="followup-results" data-testid="followup-results">
      {own ? (
        <OwnVerdict correct={own.isCorrect} points={own.pointsAwarded}>
          {own.answerText ? <p><Told text={own.answerText} line={(a) => t("yourAnswer", { a })} /></p> : null}
        </OwnVerdict>
      ) : null}
      <RightAnswer text={results.correctAnswer} options={options} />
      {results.explanation ? <p className="explanation" lang={lang}>{results.explanation}</p> : null}
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
