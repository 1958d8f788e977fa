// FOLLOWUP_QUESTION (UI-T15, T16): options by letter, shape and colour; never a player's own words.
import { secondsLeft } from "../../lib/clock";
import { useMsLeft } from "../../lib/hooks";
import { t } from "../../lib/i18n/tv";
import { useGame } from "../../lib/store";
import type { FollowupQuestion, GameState, ServerEvents } from "../../lib/types";
import { isEvening } from "../evening/evening";
import { AnswerCount } from "../parts/AnswerCount";
import { Question } from "../parts/Question";
import { NightAnswer } from "../parts/NightAnswer";
import { OpenAnswer } from "../parts/OpenAnswer";
import { Options } from "../parts/Options";
import { Screen } from "../parts/Screen";
import { Silent } from "../parts/Silent";
import { roomForWords, Verdicts } from "../parts/Verdicts";

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

function Answer({ question, results }: { question: FollowupQuestion; results: Results | null }) {
  return question.options ? (
    <Options options={question.options} right={results?.correctAnswer ?? null} />
  ) : (
    <OpenAnswer answer={results?.correctAnswer} />
  );
}

export function Followup({ state }: { state: GameState }) {
  const { moments } = useGame();
  const question = state.followupQuestion;
  if (!question) return null;
  const index = question.currentQuestionIndex;
  const results = moments.followupResults?.currentQuestionIndex === index ? moments.followupResults : null;
  const i = index + 1;
  const night = isEvening(state);
  return (
    <Screen name={night ? "followup night-question" : "followup"} key={index}>
      <header className="followup-header">
        <p className="eyebrow">{t("questionOf", { i, n: question.totalQuestions })}</p>
        <TimeBar question={question} over={results !== null} frozen={state.paused} />
        {!results && <AnswerCount question={question} />}
        {results && night && <Silent results={results.results} />}
      </header>
      <Question text={question.questionText} small={results !== null && (night || results.results.length > roomForWords)} />
      {night ? <NightAnswer question={question} results={results} /> : <Answer question={question} results={results} />}
      {results && !night && <Verdicts results={results} />}
    </Screen>
  );
}
