import { useEffect, useRef, type RefObject } from "react";

/** Focus goes to the heading on a new phase, unless somebody is typing or in a dialog. */
export function useHeadingFocus(phase: string): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    const occupied = active instanceof HTMLInputElement || active?.closest("[role=dialog]");
    if (!occupied) heading.current?.focus({ preventScroll: true });
  }, [phase]);
  return heading;
}
