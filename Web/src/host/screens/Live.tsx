// PREPARING_ROUND to PAUSED_FOR_BRAKE (UI-H18–H28): secret, clue, brake, locked answers.
import { useSecondsLeft } from "../../lib/hooks";
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { Ring } from "../../ui/Ring";
import { SecretCard } from "../parts/SecretCard";

function BrakeBanner({ state }: { state: GameState }) {
  const { moments } = useGame();
  const timer = state.timer;
  const end = moments.brake?.endsAtMs ?? (timer ? timer.startAtServerMs + timer.durationMs : null);
  const seconds = useSecondsLeft(state.phase === "PAUSED_FOR_BRAKE" && !state.paused ? end : null);
  if (state.phase !== "PAUSED_FOR_BRAKE") return null;
  const name = state.brakeOwnerName ?? moments.brake?.playerName ?? "";
  return (
    <div className="brake drop-in" role="alert" data-testid="brake-banner">
      <Icon name="brake" />
      <b>{t("braked", { name })}</b>
      {end !== null && <span className="tabular">{seconds}</span>}
    </div>
  );
}

function ClueCard({ state }: { state: GameState }) {
  const { moments } = useGame();
  const points = state.clueLevelPoints;
  const total = Math.max(moments.clue?.timerDurationMs ?? 0, state.timer?.durationMs ?? 0, 1);
  const intro = state.phase === "ROUND_INTRO";
  return (
    <section className="card clue">
      <header>
        <h2>
          <Icon name="chat" />
          {intro ? t("journeyBegins") : t("currentClue")}
        </h2>
        {points !== null && !intro && (
          <span className="level scale-pop" key={points} data-testid="level">
            {t("nPts", { n: points })}
          </span>
        )}
      </header>
      <p className="clue-text" data-testid="clue-text" lang={getLang()}>
        {state.clueText ?? t("preparing")}
      </p>
      <footer>
        <span data-testid="count">
          {t("answeredOf", { a: state.answeredCount ?? state.lockedAnswersCount, b: state.totalPlayers ?? 0 })}
        </span>
        {!intro && <Ring endMs={state.clueTimerEnd ?? null} totalMs={total} unit={t("sec")} />}
      </footer>
    </section>
  );
}

function LockedCard({ state }: { state: GameState }) {
  const name = (id: string): string => state.players.find((p) => p.playerId === id)?.name ?? "";
  return (
    <section className="card locked">
      <h2>
        <Icon name="lock" />
        {t("lockedAnswers", { n: state.lockedAnswersCount })}
      </h2>
      {state.lockedAnswers.length === 0 ? (
        <p className="muted">{t("noLockedAnswers")}</p>
      ) : (
        <ul data-testid="locked-list">
          {state.lockedAnswers.map((lock) => (
            <li key={lock.playerId} className="row-in">
              <b>{name(lock.playerId)}</b>
              <span lang={getLang()}>{lock.answerText ? `”${lock.answerText}”` : "•••"}</span>
              <small className="tabular">@ {t("nPts", { n: lock.lockedAtLevelPoints })}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function Live({ state }: { state: GameState }) {
  return (
    <div className="column">
      <BrakeBanner state={state} />
      <SecretCard destination={state.destination} />
      <ClueCard state={state} />
      <LockedCard state={state} />
    </div>
  );
}
