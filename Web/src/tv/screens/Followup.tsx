// FOLLOWUP_QUESTION (UI-T15, T16): options by letter, shape and colour; never a player's own words.
import { secondsLeft } from "../../lib/clock";
import { useMsLeft } from "../../lib/hooks";
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/tv";
import { useGame } from "../../lib/store";
import type { FollowupQuestion, GameState, ServerEvents } from "../../lib/types";
import { AnswerCount } from "../parts/AnswerCount";
import { shortName } from "../parts/names";
import { Question } from "../parts/Question";
import { Mark } from "../parts/ResultRows";
import { Screen } from "../parts/Screen";
import { ChoiceKey, letterOf } from "../../ui/Choice";

type Results = ServerEvents["FOLLOWUP_RESULTS"];

function TimeBar({ question, over, frozen }: { question: FollowupQuestion; over: boolean; frozen?: boolean }) {
  const timer = question.timer;
  const left = useMsLeft(timer && !over ? timer.startAtServerMs + timer.durationMs : null, {
    mostMs: timer?.durationMs,
    frozen,
  });
  const seconds = secondsLeft(left);
  const share = timer && !over ? Math.min(1, left / timer.durationMs) : 0;
  const tone = over || !timer ? "over" : seconds <= 3 ? "red" : seconds <= 10 ? "amber" : "blue";
  return (
    <>
      <p className="pill" data-testid="timer" data-tone={tone} role="timer" aria-live="off">
        {over ? t("results") : `${seconds} ${t("sec")}`}
      </p>
      <div className="time-bar" data-low={share <= 0.2} aria-hidden="true">
        <div style={{ transform: `scaleX(${share})` }} />
      </div>
    </>
  );
}

function Options({ options, right }: { options: string[]; right: string | null }) {
  return (
    <ol className="options" data-settled={right !== null}>
      {options.map((option, i) => (
        <li key={i} data-choice={letterOf(i)} data-right={right === option}>
          <ChoiceKey index={i} />
          <span className="option-text" lang={getLang()}>
            {option}
          </span>
          {right === option && <Mark correct />}
        </li>
      ))}
    </ol>
  );
}

/** Up to so many stand three in a row, with their whole names. */
const roomForNames = 6;
/** More players than this and only icon and points fit beside a name. */
const roomForWords = 8;

function Verdicts({ results }: { results: Results }) {
  const many = results.results.length > roomForWords;
  const verdict = (isCorrect: boolean, n: number): string => {
    if (!isCorrect) return many ? "" : t("wrong");
    return many ? t("plusPts", { n }) : `${t("correct")} ${t("plusPts", { n })}`;
  };
  return (
    <ul className="verdicts" data-testid="results" data-many={many} data-few={results.results.length <= roomForNames}>
      {results.results.map((row, i) => (
        <li key={row.playerId} data-correct={row.isCorrect} style={{ animationDelay: `${0.4 + i * 0.12}s` }}>
          <Mark correct={row.isCorrect} />
          <span>{shortName(row.playerName)}</span>
          <strong>{verdict(row.isCorrect, row.pointsAwarded)}</strong>
        </li>
      ))}
    </ul>
  );
}

export function Followup({ state }: { state: GameState }) {
  const { moments } = useGame();
  const question = state.followupQuestion;
  if (!question) return null;
  const index = question.currentQuestionIndex;
  const results = moments.followupResults?.currentQuestionIndex === index ? moments.followupResults : null;
  const i = index + 1;
  return (
    <Screen name="followup" key={index}>
      <header className="followup-header">
        <p className="eyebrow">{t("questionOf", { i, n: question.totalQuestions })}</p>
        <TimeBar question={question} over={results !== null} frozen={state.paused} />
        {!results && <AnswerCount question={question} />}
      </header>
      <Question text={question.questionText} small={(results?.results.length ?? 0) > roomForWords} />
      {question.options ? (
        <Options options={question.options} right={results?.correctAnswer ?? null} />
      ) : (
        <p className="open-answer" data-settled={results !== null} lang={results ? getLang() : undefined}>
          {results ? t("rightAnswerIs", { a: results.correctAnswer }) : t("typeOnPhone")}
        </p>
      )}
      {results && <Verdicts results={results} />}
    </Screen>
  );
}
