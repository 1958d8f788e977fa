// The clue in full, what it is worth, how long it lasts (UI-H20, H21).
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { useGameLang } from "../../lib/useSessionLang";
import { Ring } from "../../ui/Ring";
import { Card } from "./Card";
import { SpokenSeconds } from "./Countdown";
import { Held } from "./Held";
import { MoreTime } from "./MoreTime";

function Answered({ state }: { state: GameState }) {
  const a = state.answeredCount ?? state.lockedAnswersCount;
  const b = state.totalPlayers ?? 0;
  return (
    <div className="answered">
      <span className="pips" aria-hidden="true">
        {Array.from({ length: b }, (_, i) => (
          <i key={i} data-on={i < a} />
        ))}
      </span>
      <span data-testid="count">{t("answeredOf", { a, b })}</span>
    </div>
  );
}

export function ClueCard({ state }: { state: GameState }) {
  const lang = useGameLang();
  const { moments } = useGame();
  const points = state.clueLevelPoints;
  const total = Math.max(moments.clue?.timerDurationMs ?? 0, state.timer?.durationMs ?? 0, 1);
  const intro = state.phase === "ROUND_INTRO" || state.phase === "PREPARING_ROUND";
  const end = state.clueTimerEnd ?? null;
  const ticking = end !== null || (state.phase === "PAUSED_FOR_BRAKE" && !state.paused);
  const level = points !== null && !intro && (
    <span className="level scale-pop" key={points} data-testid="level">
      {t("nPts", { n: points })}
    </span>
  );
  return (
    <Card icon="chat" title={intro ? t("journeyBegins") : t("currentClue")} name="clue" beside={level}>
      <p className="clue-text fade-in-up" key={state.clueText} data-testid="clue-text" lang={lang}>
        {state.clueText ?? t("preparing")}
      </p>
      <footer className="clue-foot">
        <Answered state={state} />
        {ticking && <MoreTime />}
        {end !== null && <Ring endMs={end} totalMs={total} />}
        <Held endMs={end} paused={state.paused === true} />
      </footer>
      <SpokenSeconds endMs={end} totalMs={total} />
    </Card>
  );
}
