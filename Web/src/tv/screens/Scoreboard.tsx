// SCOREBOARD, between destinations (UI-T17, T18): results left, standings right, what is next.
import { useSecondsLeft } from "../../lib/hooks";
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/tv";
import { useGame } from "../../lib/store";
import type { GameState, ScoreRow } from "../../lib/types";
import { Progress } from "../parts/Progress";
import { ResultRows } from "../parts/ResultRows";
import { Screen } from "../parts/Screen";
import { Standings } from "../parts/Standings";

function Results({ state }: { state: GameState }) {
  const { moments } = useGame();
  const rows = moments.results?.results;
  const lines = rows
    ? rows.map((r) => ({ playerId: r.playerId, name: r.playerName, answer: r.answerText, correct: r.isCorrect, points: r.pointsAwarded }))
    : state.lockedAnswers.map((l) => ({
        playerId: l.playerId,
        name: state.players.find((p) => p.playerId === l.playerId)?.name ?? "",
        answer: "",
        correct: l.isCorrect ?? false,
        points: l.pointsAwarded ?? 0,
      }));
  return <ResultRows lines={lines} lang={getLang()} />;
}

/** So long before the end the tunnel closes over the window, and the next stop is announced (UI-T18). */
const tunnelSeconds = 3;

export function Scoreboard({ state, before }: { state: GameState; before: ScoreRow[] }) {
  const { moments } = useGame();
  const timer = state.timer;
  const seconds = useSecondsLeft(timer && !state.paused ? timer.startAtServerMs + timer.durationMs : null);
  const { destination, destinationIndex: i, totalDestinations: n } = state;
  return (
    <Screen name="scoreboard">
      <h1>{t("scoreboard")}</h1>
      <div className="reveal-lower" data-standings="true">
        <section>
          <h2 lang={getLang()}>{destination?.revealed && destination.name ? destination.name : t("results")}</h2>
          <Results state={state} />
        </section>
        <Standings rows={moments.scoreboard?.scoreboard ?? state.scoreboard} from={before} />
      </div>
      <footer className="next-up">
        {i !== undefined && n !== undefined && <Progress at={i} of={n} />}
        <p role="status">{timer && !state.paused && seconds <= tunnelSeconds ? t("nextStop") : t("nextSoon")}</p>
        {timer && <p className="pill" data-tone="blue">{`${seconds} ${t("sec")}`}</p>}
      </footer>
    </Screen>
  );
}
