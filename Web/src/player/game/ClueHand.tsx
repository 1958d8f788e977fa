import { t } from "../../lib/i18n/player";
import type { LockedAnswer } from "../../lib/types";
import { BrakeButton } from "./BrakeButton";
import { afterRelease, brakerOf, reasonOff } from "./brakeOff";
import { choicesLater, isWatching } from "./evening";
import { lateText } from "./lateText";
import { LateCard, LockedCard, SmallLockedCard } from "./LockedCard";
import { NotePart } from "./NoteSheet";
import type { ScreenProps } from "./ScreenProps";
import type { Brake } from "./useBrake";
import type { Note } from "./useNote";

interface Props extends ScreenProps {
  brake: Brake;
  note: Note;
  own: LockedAnswer | undefined;
  /** The brake is this player's. */
  mine: boolean;
}

/** In the thumb's reach: the brake with the note under it, our answer, or why there is nothing to do. */
export function ClueHand({ game, state, me, brake, note, own, mine }: Props) {
  if (own && state.me) return <SmallLockedCard own={own} note={own.note ?? note.answer.sent} />;
  if (own) return <LockedCard own={own} count={state.lockedAnswersCount} />;
  if (isWatching(state)) return <LateCard text={lateText(state)} />;
  const reason = reasonOff(game, state, mine);
  const isOthers = state.phase === "PAUSED_FOR_BRAKE" && !mine;
  return (
    <BrakeButton brake={brake} reason={reason} braker={brakerOf(state)} worth={state.me?.brakeWorth}
      quiet={state.me !== undefined && isOthers && reason === t("rej_already_paused", { name: brakerOf(state) })}>
      <p className="sr-only" role="alert">{afterRelease(game, state)}</p>
      {choicesLater(state, me) ? <p className="child-soon">{t("childSoon")}</p> : null}
      {state.me ? <NotePart note={note} /> : null}
    </BrakeButton>
  );
}
