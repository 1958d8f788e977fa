import { t } from "../../lib/i18n/player";
import { lastLevel } from "../../lib/levels";
import type { GameState } from "../../lib/types";
import type { Game } from "../../lib/store";
import { Icon } from "../../ui/Icon";
import { isLate } from "../seat";
import { AnswerDialog, windowOf } from "./AnswerDialog";
import { BrakeButton } from "./BrakeButton";
import { ClueCard } from "./ClueCard";
import { ClueHead } from "./ClueHead";
import { Drama } from "./Drama";
import { lateText } from "./lateText";
import { LateCard, LockedCard } from "./LockedCard";
import type { ScreenProps } from "./ScreenProps";
import { Strip } from "./Strip";
import { useBrake } from "./useBrake";

const usualClueMs = 30_000;

/** After the last level the timer is gone and the reveal is under way (ST28). */
const revealBegun = (state: GameState): boolean =>
  state.phase === "CLUE_LEVEL" && state.clueLevelPoints === lastLevel && !state.clueTimerEnd && !state.paused;

/** Whoever has the brake. */
const brakerOf = (state: GameState): string => state.brakeOwnerName ?? t("someone");

/** Why the brake is off now, or "" (UI-P11). */
function reasonOff(game: Game, state: GameState, mine: boolean): string {
  if (mine) return t("youBraked");
  if (game.conn !== "online") return t("brakeOffline");
  if (state.paused) return t("pausedByHost");
  if (state.phase === "PAUSED_FOR_BRAKE") return t("rej_already_paused", { name: brakerOf(state) });
  if (revealBegun(state)) return t("revealing");
  if (game.moments.locked && !state.clueTimerEnd) return t("waitNextClue");
  return "";
}

function OtherBraked({ name }: { name: string }) {
  return (
    <p className="brake-banner drop-in" role="status" data-testid="brake-banner">
      <Icon name="brake" />
      {t("otherBraked", { name })}
    </p>
  );
}

/** Clue, time, brake; the answer dialog lies over it when the brake is ours. */
export function ClueScreen({ game, state, me }: ScreenProps) {
  const level = state.clueLevelPoints;
  const clueKey = `${state.roundIndex ?? 0}:${level ?? 0}`;
  const brake = useBrake(game, clueKey);
  const own = state.lockedAnswers.find((answer) => answer.playerId === me);
  const braked = state.phase === "PAUSED_FOR_BRAKE";
  const mine = braked && state.brakeOwnerPlayerId === me;
  const totalMs = Math.max(game.moments.clue?.timerDurationMs ?? 0, state.timer?.durationMs ?? 0) || usualClueMs;
  const clock = braked ? windowOf(game, state) : { endMs: state.clueTimerEnd ?? null, totalMs };
  const deciding = mine && !own;
  return (
    <div className={`clue${braked ? " braked" : ""}`}>
      <section className="clue-side">
        <Strip level={level} stopped={braked} />
        <ClueHead state={state} clock={clock} />
        <h1 className="sr-only" tabIndex={-1}>{t("clueLevel", { n: level ?? 0 })}</h1>
        {braked && !mine ? <OtherBraked name={brakerOf(state)} /> : null}
        <ClueCard game={game} state={state} clueKey={clueKey} />
        {revealBegun(state) ? <p className="muted wait" role="status">{t("revealing")}</p> : null}
      </section>
      {own ? <LockedCard own={own} count={state.lockedAnswersCount} />
        : isLate(state.roundIndex) ? <LateCard text={lateText(state)} />
        : <BrakeButton brake={brake} reason={reasonOff(game, state, mine)} braker={brakerOf(state)} />}
      {deciding ? <Drama restored={game.restored} /> : null}
      {deciding ? <AnswerDialog game={game} state={state} clueKey={clueKey} /> : null}
    </div>
  );
}
