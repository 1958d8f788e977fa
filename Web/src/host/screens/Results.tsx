// REVEAL_DESTINATION and SCOREBOARD (UI-H23–H25): the answer, the rows, the standings.
import { useSecondsLeft } from "../../lib/hooks";
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { useGameLang } from "../../lib/useSessionLang";
import { linesOf, ScoreTable } from "../../ui/ScoreTable";
import { answersOf } from "../answers";
import { withGained } from "../evening/gained";
import type { JudgedQuestion } from "../followupHistory";
import { AnswerRows } from "../parts/AnswerRows";
import { Card } from "../parts/Card";
import { SpokenSeconds } from "../parts/Countdown";
import { FollowupVerdicts } from "../parts/FollowupVerdicts";
import { Waiting } from "../parts/Waiting";

function NextUp({ state }: { state: GameState }) {
  const { timer } = state;
  const end = timer && !state.paused && state.phase === "SCOREBOARD" ? timer.startAtServerMs + timer.durationMs : null;
  const seconds = useSecondsLeft(end);
  if (end === null) return null;
  return (
    <>
      <p className="next-up tabular">{t("nextIn", { n: seconds })}</p>
      <SpokenSeconds endMs={end} />
    </>
  );
}

/** The destination's answers, to judge otherwise. */
export function AnswersCard({ state }: { state: GameState }) {
  const { moments } = useGame();
  // NB: rows become official with DESTINATION_RESULTS; without the reveal event this is a restored screen, unless a mark
  // is not told yet (PR23): then the event is on its way, or the screen came back in the middle of it.
  const told = state.lockedAnswers.every((lock) => typeof lock.isCorrect === "boolean");
  const official = moments.results !== null || (moments.reveal === null && told);
  const answers = answersOf(state, moments.results?.results ?? []);
  return (
    <Card icon="scale" title={t("lockedAnswers", { n: answers.length })}>
      {!official && <Waiting text={t("revealing")} />}
      {official && answers.length === 0 && <p className="muted">{t("noLockedAnswers")}</p>}
      {official && answers.length > 0 && <AnswerRows answers={answers} kind="destination" testId="results" />}
    </Card>
  );
}

export function Results({ state, history }: { state: GameState; history: JudgedQuestion[] }) {
  const lang = useGameLang();
  const { name, country } = state.destination ?? {};
  return (
    <div className="column">
      <section className="card arrival" lang={lang}>
        <h2>{name ? t("answerIs", { name, country: country ?? "" }) : t("results")}</h2>
      </section>
      <AnswersCard state={state} />
      <FollowupVerdicts history={history} />
    </div>
  );
}

/** The standings: under the results on a phone, beside them on a tablet. */
export function StandingsCard({ state }: { state: GameState }) {
  const { moments } = useGame();
  return (
    <Card icon="trophy" title={t("scoreboard")} name="standings">
      <ScoreTable rows={withGained(linesOf(state.scoreboard), moments.scoreboard)} />
      <NextUp state={state} />
    </Card>
  );
}
