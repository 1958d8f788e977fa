import { t } from "../../lib/i18n/player";
import type { GameState, LockedAnswer } from "../../lib/types";
import { useAfter } from "../../lib/hooks";
import type { Game } from "../../lib/store";
import { Icon } from "../../ui/Icon";
import { Ring } from "../../ui/Ring";
import type { ScreenProps } from "../Game";
import { isLate } from "../seat";
import { AnswerDialog, windowOf } from "./AnswerDialog";
import { BrakeButton } from "./BrakeButton";
import { Strip } from "./Strip";
import { useBrake } from "./useBrake";

/** After level 2 the timer is gone and the reveal is under way (ST28). */
const revealBegun = (state: GameState): boolean =>
  state.phase === "CLUE_LEVEL" && state.clueLevelPoints === 2 && !state.clueTimerEnd && !state.paused;

/** Why the brake is off now, or "" (UI-P11). */
function reasonOff(game: Game, state: GameState): string {
  if (game.conn !== "online") return t("brakeOffline");
  if (isLate(state.roundIndex)) return t("lateNotice");
  if (state.paused) return t("pausedByHost");
  if (state.phase === "PAUSED_FOR_BRAKE") return t("rej_already_paused");
  if (revealBegun(state)) return t("revealing");
  if (game.moments.locked && !state.clueTimerEnd) return t("waitNextClue");
  return "";
}

function Locked({ own, count }: { own: LockedAnswer; count: number }) {
  return (
    <div className="card locked-card scale-pop" role="alert" data-testid="locked-card">
      <Icon name="lock" />
      <div>
        <p>{t("lockedAt", { x: own.lockedAtLevelPoints })}</p>
        <p className="own-answer">{own.answerText}</p>
        <p className="muted">{t("nLocked", { n: count })}</p>
      </div>
    </div>
  );
}

/** Clue, time, brake; the answer dialog lies over it when the brake is ours. */
export function ClueScreen({ game, state, me }: ScreenProps) {
  const { clue } = game.moments;
  const level = state.clueLevelPoints;
  const clueKey = `${state.roundIndex ?? 0}:${level ?? 0}`;
  const brake = useBrake(game, clueKey);
  const hideMs = clue?.clueLevelPoints === level ? clue?.textRevealAfterMs ?? 0 : 400;
  const heard = useAfter(hideMs, clueKey);
  const own = state.lockedAnswers.find((answer) => answer.playerId === me);
  const braked = state.phase === "PAUSED_FOR_BRAKE";
  const mine = braked && state.brakeOwnerPlayerId === me;
  const total = clue?.timerDurationMs ?? state.timer?.durationMs ?? 30_000;
  const clock = braked ? windowOf(game, state) : { endMs: state.clueTimerEnd ?? null, totalMs: total };
  const waiting = revealBegun(state);
  return (
    <div className={`clue${braked ? " braked" : ""}`}>
      <section className="clue-side">
        <Strip level={level} stopped={braked} />
        <div className="clue-head">
          <p key={level} className="level scale-pop" data-testid="level">
            {t("nPts", { n: level ?? 0 })}
          </p>
          <p className="count tabular" data-testid="count">
            {t("answeredOf", { a: state.answeredCount ?? state.lockedAnswersCount, b: state.totalPlayers ?? state.players.length })}
          </p>
          <Ring {...clock} />
        </div>
        <h1 className="sr-only" tabIndex={-1}>{t("clueLevel", { n: level ?? 0 })}</h1>
        {braked && !mine ? (
          <p className="brake-banner drop-in" role="status" data-testid="brake-banner">
            <Icon name="brake" />
            {t("otherBraked", { name: state.brakeOwnerName ?? t("someone") })}
          </p>
        ) : null}
        <div className="card clue-card" aria-live="polite">
          {game.restored || heard ? (
            <p key={clueKey} className="clue-text fade-in-up" lang={game.lobby?.settings?.language ?? "sv"} data-testid="clue-text">
              {state.clueText}
            </p>
          ) : (
            <p className="muted">{t("listening")}</p>
          )}
        </div>
        {waiting ? <p className="muted wait" role="status">{t("revealing")}</p> : null}
      </section>
      {own ? (
        <Locked own={own} count={state.lockedAnswersCount} />
      ) : (
        <BrakeButton brake={brake} reason={mine ? t("youBraked") : reasonOff(game, state)} />
      )}
      {mine && !own ? <AnswerDialog game={game} state={state} clueKey={clueKey} /> : null}
    </div>
  );
}
