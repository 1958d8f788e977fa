// Where the eyes and the screen reader are when the page changes.
import { useEffect, useRef, type RefObject } from "react";

/** Somebody is typing or in a dialog. */
function isOccupied(): boolean {
  return document.activeElement instanceof HTMLInputElement || document.querySelector("[role=dialog]") !== null;
}

/** Focus goes to the heading on a new phase, and the page to its top on another desk, unless somebody is busy. */
export function useHeadingFocus(phase: string, desk: string): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isOccupied()) window.scrollTo(0, 0);
  }, [desk]);
  useEffect(() => {
    if (!isOccupied()) heading.current?.focus({ preventScroll: true });
  }, [phase]);
  return heading;
}
