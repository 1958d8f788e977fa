// Where the eyes and the screen reader are when the page changes.
import { useEffect, useRef, type RefObject } from "react";
import { over } from "./late";

/** Phases that show the same cards: between them the page stays where it is scrolled. */
const live = ["PREPARING_ROUND", "ROUND_INTRO", "CLUE_LEVEL", "PAUSED_FOR_BRAKE"];

function desk(phase: string): string {
  if (live.includes(phase)) return "live";
  return over.includes(phase) ? "over" : phase;
}

/** Somebody is typing or in a dialog. */
function isOccupied(): boolean {
  return document.activeElement instanceof HTMLInputElement || document.querySelector("[role=dialog]") !== null;
}

/** Focus goes to the heading on a new phase, and the page to its top where the cards change, unless somebody is busy. */
export function useHeadingFocus(phase: string): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isOccupied()) window.scrollTo(0, 0);
  }, [desk(phase)]);
  useEffect(() => {
    if (!isOccupied()) heading.current?.focus({ preventScroll: true });
  }, [phase]);
  return heading;
}
