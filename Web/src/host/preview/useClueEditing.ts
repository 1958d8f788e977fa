// Changing clues before the game (UI-H50): which one is open, and what the server said.
import { useState } from "react";
import type { Seat } from "../../lib/storage";
import type { ClueEditing } from "../../lib/types";
import { editClues, restoreClues } from "../content/api";
import type { PackDetail } from "../content/packs";
import { editRefusalOf, type Refusal } from "../content/refusal";

export interface Editing {
  /** The points of the clue that is open; null when none is. */
  open: number | null;
  busy: boolean;
  refusal: Refusal | null;
  edit: (points: number) => void;
  close: () => void;
  save: (change: ClueEditing) => void;
  restore: () => void;
}

export function useClueEditing(seat: Seat, id: string, onPack: (pack: PackDetail) => void): Editing {
  const [open, setOpen] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const show = (points: number | null): void => {
    setRefusal(null);
    setOpen(points);
  };
  const ask = async (answer: Promise<PackDetail>): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      onPack(await answer);
      show(null);
    } catch (problem) {
      setRefusal(editRefusalOf(problem));
    }
    setBusy(false);
  };
  return {
    open,
    busy,
    refusal,
    edit: show,
    close: () => show(null),
    save: (change) => void ask(editClues(seat, id, [change])),
    restore: () => void ask(restoreClues(seat, id)),
  };
}
