// REVEAL_DESTINATION and SCOREBOARD (UI-H23–H25): the answer, the rows, the standings.
import { useSecondsLeft } from "../../lib/hooks";
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import type { GameState, LockedAnswer } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { linesOf, ScoreTable } from "../../ui/ScoreTable";
import { AnswerRows, type Answer } from "../parts/AnswerRows";

/** Server verdicts that mean: not typed exactly, but read as the right place (AN8). */
const generous = ["alias", "spelling"];

function answersOf(state: GameState): Answer[] {
  return state.lockedAnswers.map((lock: LockedAnswer & { verdict?: string }) => ({
    playerId: lock.playerId,
    name: state.players.find((p) => p.playerId === lock.playerId)?.name ?? "",
    text: lock.answerText ?? "",
    correct: lock.isCorrect ?? false,
    points: (lock.pointsAwarded ?? 0) + (lock.speedBonus ?? 0),
    level: lock.lockedAtLevelPoints,
    readAs: lock.verdict && generous.includes(lock.verdict) ? state.destination?.name ?? undefined : undefined,
  }));
}

function NextUp({ state }: { state: GameState }) {
  const { timer } = state;
  const seconds = useSecondsLeft(timer && !state.paused ? timer.startAtServerMs + timer.durationMs : null);
  if (state.phase !== "SCOREBOARD" || !timer) return null;
  return <p className="muted tabular">{t("nextIn", { n: seconds })}</p>;
}

export function Results({ state }: { state: GameState }) {
  const { moments } = useGame();
  const { name, country } = state.destination ?? {};
  // NB: rows become official with DESTINATION_RESULTS; without the reveal event this is a restored screen.
  const official = moments.results !== null || moments.reveal === null;
  const answers = answersOf(state);
  return (
    <div className="column">
      <section className="card">
        <h2 className="answer-heading" lang={getLang()}>
          <Icon name="star" />
          {name ? t("answerIs", { name, country: country ?? "" }) : t("results")}
        </h2>
        {!official && <p className="muted">{t("revealing")}</p>}
        {official && answers.length === 0 && <p className="muted">{t("noLockedAnswers")}</p>}
        {official && answers.length > 0 && <AnswerRows answers={answers} kind="destination" testId="results" />}
      </section>
    </div>
  );
}

/** The standings: under the results on a phone, beside them on a tablet. */
export function StandingsCard({ state }: { state: GameState }) {
  return (
    <section className="card">
      <h2>
        <Icon name="trophy" />
        {t("scoreboard")}
      </h2>
      <ScoreTable rows={linesOf(state.scoreboard)} />
      <NextUp state={state} />
    </section>
  );
}
