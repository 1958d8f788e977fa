import { t } from "../../lib/i18n/player";
import { AnswerDialog } from "./AnswerDialog";
import { revealBegun } from "./brakeOff";
import { ownLock } from "./carriage";
import { ClueCard } from "./ClueCard";
import { ClueHand } from "./ClueHand";
import { ClueHead } from "./ClueHead";
import { Drama } from "./Drama";
import { OtherBraked } from "./OtherBraked";
import { clueKeyOf } from "./places";
import type { ScreenProps } from "./ScreenProps";
import { Strip } from "./Strip";
import { useBrake } from "./useBrake";
import { useNote } from "./useNote";
import { windowOf, type Clock } from "./windows";

const usualClueMs = 30_000;

function clockOf({ game, state }: ScreenProps): Clock {
  if (state.phase === "PAUSED_FOR_BRAKE") return windowOf(game, state);
  const totalMs = Math.max(game.moments.clue?.timerDurationMs ?? 0, state.timer?.durationMs ?? 0) || usualClueMs;
  return { endMs: state.clueTimerEnd ?? null, totalMs };
}

/** Clue, time, brake; the answer dialog lies over it when the brake is ours. */
export function ClueScreen(props: ScreenProps) {
  const { game, state, me } = props;
  const level = state.clueLevelPoints;
  const clueKey = clueKeyOf(state);
  const brake = useBrake(game, clueKey);
  const own = ownLock(state, me);
  const braked = state.phase === "PAUSED_FOR_BRAKE";
  const mine = braked && state.brakeOwnerPlayerId === me;
  const deciding = mine && !own;
  const note = useNote(game, state, own, mine);
  const noting = note.choices ? " noting choosing" : " noting";
  return (
    <div className={`clue${braked ? " braked" : ""}${note.open ? noting : note.may ? " noted" : ""}`}>
      <section className="clue-side">
        <Strip level={level} stopped={braked} />
        <ClueHead state={state} clock={clockOf(props)} />
        <h1 className="sr-only" tabIndex={-1}>{t("clueLevel", { n: level ?? 0 })}</h1>
        {braked && !mine ? <OtherBraked state={state} me={me} /> : null}
        <ClueCard game={game} state={state} clueKey={clueKey} />
        {revealBegun(state) ? <p className="muted wait" role="status">{t("revealing")}</p> : null}
      </section>
      <ClueHand {...props} brake={brake} note={note} own={own} mine={mine} />
      {deciding ? <Drama restored={game.restored} /> : null}
      {deciding ? <AnswerDialog game={game} state={state} moved={note.moving} /> : null}
    </div>
  );
}
