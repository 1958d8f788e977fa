// Where the keyboard's focus goes when what had it is gone.
import { useEffect, useRef, useState } from "react";

/** What had the focus and all that it lies in, from the inside out. */
type Trail = readonly HTMLElement[];

const each = ["button", "input", "select", "textarea"].map((name) => `${name}:not(:disabled)`);
const focusable = [...each, "summary", "[href]", "[contenteditable='true']", "[tabindex='0']"].join(", ");

/** What Tab reaches in `box`, in order. */
export const stopsIn = (box: Element): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.offsetParent && !stop.closest("details:not([open]) > :not(summary)"),
  );

/** Nothing has the focus that could use it. NB: a button that was just disabled keeps it for a moment. */
function isLost(): boolean {
  const active = document.activeElement;
  return !active || active === document.body || active.matches(":disabled");
}

function trailOf(element: Element | null): Trail {
  const trail: HTMLElement[] = [];
  for (let at = element; at instanceof HTMLElement && at !== document.body; at = at.parentElement) trail.push(at);
  return trail;
}

/** NB: without scrolling; whoever reads further down is not to be pulled back. */
const take = (element: HTMLElement): void => element.focus({ preventScroll: true });

/** Gives a disabled element the focus once it is enabled, unless something else has got it by then. */
function awaitEnabled(element: HTMLElement): void {
  const watch = new MutationObserver(() => {
    if (element.matches(":disabled")) return;
    watch.disconnect();
    if (isLost()) take(element);
  });
  watch.observe(element, { attributes: true, attributeFilter: ["disabled"] });
}

/** The focus goes back to where the trail began, or to what lies nearest to it by now. `waits`: for what is off. */
function goBack([first, ...around]: Trail, waits = true): void {
  if (!first || !isLost()) return;
  const isOff = first.matches(":disabled");
  if (first.isConnected && !isOff) return take(first);
  if (first.isConnected && waits) return awaitEnabled(first);
  for (const place of around.filter((each) => each.isConnected)) {
    const [next] = stopsIn(place);
    if (next) return take(next);
  }
}

/** While this is shown the focus is its own; then it returns to what had it before. */
export function useFocusReturn(): void {
  // NB: read while rendering, because the button that opens this may be gone once it is drawn.
  const [trail] = useState(() => trailOf(document.activeElement));
  useEffect(() => () => goBack(trail), []);
}

/** When a change of `key` takes away what had the focus, its nearest neighbour gets it; one that is off stays `off`. */
export function useFocusKept(key: unknown, stays?: "off"): void {
  const trail = useRef<Trail>([]);
  const known = useRef(key);
  if (key !== known.current) {
    known.current = key;
    const now = trailOf(document.activeElement);
    // NB: what was only disabled until now is still waited for.
    if (now.length > 0 || !trail.current[0]?.matches(":disabled")) trail.current = now;
  }
  useEffect(() => goBack(trail.current, stays !== "off"), [key]);
}
