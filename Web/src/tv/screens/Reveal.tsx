// REVEAL_DESTINATION (UI-T13, T14): sign → name by letter → country → rows → standings, by server events.
import type { CSSProperties } from "react";
import { useAfter } from "../../lib/hooks";
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/tv";
import { useGame } from "../../lib/store";
import type { GameState, ScoreRow } from "../../lib/types";
import { WorldMap } from "../map/WorldMap";
import { ResultRows, type ResultLine } from "../parts/ResultRows";
import { Screen, useCalm } from "../parts/Screen";
import { Standings } from "../parts/Standings";

/** As large as the sign can hold. */
const letterSize = (count: number): number => Math.min(150, Math.floor(1560 / (count * 0.86)));

/** The name on the flaps of the sign; they turn one after the other, a second in all. */
function Flaps({ text }: { text: string }) {
  const letters = Array.from(text);
  const size = { "--size": letterSize(letters.length) } as CSSProperties;
  return (
    <h1 className="reveal-name" data-testid="reveal-name" aria-label={text} lang={getLang()} style={size}>
      {letters.map((letter, i) => (
        <span key={i} aria-hidden="true" data-gap={letter === " "} style={{ "--at": i / letters.length } as CSSProperties}>
          {letter}
        </span>
      ))}
    </h1>
  );
}

function Sign({ name, country, delayMs }: { name: string; country: string; delayMs: number }) {
  const calm = useCalm();
  const opened = useAfter(delayMs, name) || calm;
  return (
    <div className="sign-place">
      <div className="sign-shade" aria-hidden="true" />
      <div className="station-sign" data-open={opened} role="status">
        <p className="sign-lead">{t("destinationIs")}</p>
        {opened ? <Flaps text={name} /> : <div className="sign-blank" aria-hidden="true" />}
        <p className="sign-country" lang={getLang()}>
          {opened && country}
        </p>
      </div>
    </div>
  );
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
