import { useEffect, useState } from "react";
import type { Game } from "../../lib/store";
import type { GameState, LockedAnswer } from "../../lib/types";
import { noteClosedBy, noteRefusal } from "./noteRefusal";
import { noteKeyOf } from "./places";
import { useAnswer, type Answer } from "./useAnswer";

export interface Note {
  open: boolean;
  answer: Answer;
  /** It may be handed in now. */
  may: boolean;
  /** A child's, instead of words (EVE47). */
  choices: string[] | null;
  /** What it would give. */
  worth: number;
  /** Why it would not be taken, or "". */
  closedBy: string;
  /** What goes into the answer box when an own press wins (EVE35, EVE39). */
  moving: string;
  show: () => void;
  close: () => void;
}

/** The note of this destination (EX44): its text stays when the sheet is closed and when the clue changes (UI-E28). */
export function useNote(game: Game, state: GameState, own: LockedAnswer | undefined, isOwnBrake: boolean): Note {
  const [open, setOpen] = useState(false);
  const answer = useAnswer({
    command: "NOTE_SUBMIT", slot: "tripto.note", key: noteKeyOf(state), accepted: own !== undefined,
    refusal: (code) => noteRefusal(code, game, state),
  });
  const moving = open || answer.sending ? answer.text : "";
  useEffect(() => {
    if (!isOwnBrake) return;
    setOpen(false);
    if (answer.sending) answer.recall();
  }, [isOwnBrake]);
  useEffect(() => {
    if (own) setOpen(false);
  }, [own !== undefined]);
  return {
    open: open && !isOwnBrake,
    answer,
    may: state.me?.mayNote === true,
    choices: state.me?.choices ?? null,
    worth: state.me?.noteWorth ?? 0,
    closedBy: noteClosedBy(game, state) ?? "",
    moving,
    show: () => setOpen(true),
    close: () => setOpen(false),
  };
}
