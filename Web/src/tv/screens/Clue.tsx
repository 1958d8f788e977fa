// CLUE_LEVEL and PAUSED_FOR_BRAKE (UI-T8–T12): one screen, so the clue never jumps when somebody brakes.
import { useAfter } from "../../lib/hooks";
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/tv";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { Brake } from "../brake/Brake";
import { Clock } from "../parts/Clock";
import { Lines } from "../parts/Lines";
import { fitted } from "../parts/balance";
import { Screen, useCalm } from "../parts/Screen";
import { MapLine } from "../train/MapLine";

/** Sizes from 60 to 40 with the characters that a line of each can hold. */
const steps = [
  [60, 45],
  [54, 50],
  [47, 57],
  [40, 67],
] as const;

function ClueText({ state }: { state: GameState }) {
  const calm = useCalm();
  const { moments } = useGame();
  const hidden = calm ? 0 : moments.clue?.textRevealAfterMs ?? 0;
  const shown = useAfter(hidden, state.clueLevelPoints);
  const { size, lines } = fitted(state.clueText ?? "", 4, steps);
  if (hidden > 0 && !shown) return <div className="clue-card" aria-hidden="true" />;
  return (
    <div className="clue-card">
      <p
        key={state.clueLevelPoints}
        className="clue-text"
        data-testid="clue-text"
        lang={getLang()}
        style={{ fontSize: `calc(var(--u) * ${size})` }}
      >
        <Lines lines={lines} />
      </p>
    </div>
  );
}

function Counts({ state }: { state: GameState }) {
  const { units, carriages } = state;
  const a = units?.answered ?? state.answeredCount ?? state.lockedAnswersCount;
  const b = units?.total ?? state.totalPlayers ?? state.players.length;
  const counted = units ? t(carriages ? "carriagesOf" : "answeredOf", { a, b }) : t("answeredOf", { a, b });
  return (
    <p className="count" data-testid="count" data-some={a > 0}>
      {a > 0 && !units ? t("lockedOf", { x: a, y: b }) : counted}
    </p>
  );
}

function Header({ state }: { state: GameState }) {
  const { moments } = useGame();
  const braked = state.phase === "PAUSED_FOR_BRAKE";
  const { timer, destinationIndex: i, totalDestinations: n } = state;
  const end = state.clueTimerEnd ?? null;
  const nominal = moments.clue?.timerDurationMs ?? timer?.durationMs ?? 30000;
  return (
    <header className="clue-header" data-braked={braked}>
      <div className="level-circle" key={state.clueLevelPoints} aria-hidden="true">
        {state.clueLevelPoints}
        <small>{t("points")}</small>
      </div>
      <div className="clue-middle">
        {i !== undefined && n !== undefined && <p className="eyebrow">{t("destinationOf", { i, n })}</p>}
        <Counts state={state} />
      </div>
      <Clock endMs={braked ? null : end} durationMs={Math.max(nominal, timer?.durationMs ?? 0)} frozen={state.paused} />
    </header>
  );
}

export function Clue({ state }: { state: GameState }) {
  const points = state.clueLevelPoints;
  const locked = state.phase === "CLUE_LEVEL" && !state.timer && !state.paused && state.lockedAnswersCount > 0;
  return (
    <Screen name="clue">
      <Header state={state} />
      <ClueText state={state} />
      <Brake state={state} />
      <MapLine points={points} label={t("levelLabel", { n: points ?? 0 })} stopped={locked} />
    </Screen>
  );
}
