// A question in an evening: the right option lifts, passengers hop to what they chose, points, and what there is to know (EVE53).
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/tv";
import type { FollowupQuestion, ServerEvents } from "../../lib/types";
import { picksOf } from "../evening/picks";
import { useQuestionBeat } from "../evening/useQuestionBeat";
import { OpenAnswer } from "./OpenAnswer";
import { OpenPicks } from "./OpenPicks";
import { Options } from "./Options";

type Results = ServerEvents["FOLLOWUP_RESULTS"];

interface NightAnswerProps {
  question: FollowupQuestion;
  results: Results | null;
}

const pointsOf = ({ results }: Results): number => Math.max(0, ...results.map(({ pointsAwarded }) => pointsAwarded));

function Explanation({ text }: { text: string | undefined }) {
  return text ? (
    <p className="explanation" lang={getLang()} data-testid="explanation">
      {text}
    </p>
  ) : null;
}

export function NightAnswer({ question: { options }, results }: NightAnswerProps) {
  const { hops, points: told } = useQuestionBeat(results);
  const picks = results ? picksOf(results.results, options) : null;
  const points = results && told ? pointsOf(results) : 0;
  return (
    <div className="night-answer" data-settled={results !== null} data-testid={results ? "results" : undefined}>
      {options ? (
        <Options options={options} right={results?.correctAnswer ?? null} picks={(hops && picks) || undefined} points={points} />
      ) : (
        <OpenAnswer answer={results?.correctAnswer}>
          {points > 0 && <strong className="option-points">{t("plusPts", { n: points })}</strong>}
        </OpenAnswer>
      )}
      {told && <Explanation text={results?.explanation} />}
      {hops && picks && !options && <OpenPicks picks={picks} />}
    </div>
  );
}
