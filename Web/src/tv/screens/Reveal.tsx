// REVEAL_DESTINATION (UI-T13, T14): sign → name by letter → country → rows → standings, by server events.
import { useAfter } from "../../lib/hooks";
import { getLang } from "../../lib/i18n/core";
import { useGame } from "../../lib/store";
import type { GameState, ScoreRow } from "../../lib/types";
import { WorldMap } from "../map/WorldMap";
import { ResultRows, type ResultLine } from "../parts/ResultRows";
import { Screen, useCalm } from "../parts/Screen";
import { Standings } from "../parts/Standings";
import { StationSign } from "../parts/StationSign";

function Sign({ name, country, delayMs }: { name: string; country: string; delayMs: number }) {
  const calm = useCalm();
  const opened = useAfter(delayMs, name) || calm;
  return <StationSign name={name} country={country} opened={opened} />;
}

function useLines(state: GameState): ResultLine[] | null {
  const calm = useCalm();
  const { moments } = useGame();
  if (moments.results) {
    return moments.results.results.map((r) => ({
      playerId: r.playerId,
      name: r.playerName,
      answer: r.answerText,
      correct: r.isCorrect,
      points: r.pointsAwarded,
    }));
  }
  if (!calm) return null;
  return state.lockedAnswers.map((l) => ({
    playerId: l.playerId,
    name: state.players.find((p) => p.playerId === l.playerId)?.name ?? "",
    answer: "",
    correct: l.isCorrect ?? false,
    points: l.pointsAwarded ?? 0,
  }));
}

function Staged({ state, before }: { state: GameState; before: ScoreRow[] }) {
  const calm = useCalm();
  const { moments } = useGame();
  const lines = useLines(state);
  const told = moments.reveal;
  const name = told?.destinationName ?? (calm ? state.destination?.name : null);
  const country = told?.country ?? (calm ? state.destination?.country : null);
  const standings = moments.scoreboard?.scoreboard ?? (calm ? state.scoreboard : null);
  const position = name ? state.destination?.position : undefined;
  return (
    <div className="reveal-stage" data-results={lines !== null} data-map={Boolean(position)}>
      {position && <WorldMap position={position} aside={lines !== null} />}
      {name && <Sign name={name} country={country ?? ""} delayMs={told?.revealDelayMs ?? 0} />}
      {lines && (
        <div className="reveal-lower" data-standings={standings !== null}>
          <ResultRows lines={lines} lang={getLang()} />
          {standings && <Standings rows={standings} from={before} />}
        </div>
      )}
    </div>
  );
}

export function Reveal({ state, before }: { state: GameState; before: ScoreRow[] }) {
  return (
    <Screen name="reveal">
      <Staged state={state} before={before} />
    </Screen>
  );
}
