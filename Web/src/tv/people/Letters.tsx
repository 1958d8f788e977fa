// An envelope flies from the window of who handed in a note to the post of the engine (UI-E11).
import { useEffect, useRef, type RefObject } from "react";
import { on } from "../../lib/store";

const flightMs = 1100;

interface Spot {
  x: number;
  y: number;
}

/** The middle of an element, from the upper left corner of `within`; null where it is not. */
export function middleOf(within: Element, selector: string): Spot | null {
  const found = within.querySelector(selector)?.getBoundingClientRect();
  const around = within.getBoundingClientRect();
  return found ? { x: found.left + found.width / 2 - around.left, y: found.top + found.height / 2 - around.top } : null;
}

function fly(letter: HTMLElement, from: Spot, to: Spot): void {
  const rise = (from.x - to.x) / 12 - 90;
  const at = ({ x, y }: Spot, size: number): string => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
  letter.animate(
    [
      { opacity: 0, transform: at(from, 0.4) },
      { opacity: 1, transform: at({ x: from.x, y: from.y - 70 }, 1), offset: 0.25 },
      { opacity: 1, transform: at({ x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) + rise }, 1), offset: 0.6 },
      { opacity: 1, transform: at(to, 0.5), offset: 0.95 },
      { opacity: 0, transform: at(to, 0.4) },
    ],
    { duration: flightMs, easing: "ease-in-out" },
  );
}

/** So many can be on their way together. */
const envelopes = [0, 1, 2, 3];

export function Letters({ train }: { train: RefObject<HTMLElement> }) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let next = 0;
    return on("NOTE_HANDED", ({ playerId }) => {
      const letter = sheet.current?.children[next++ % envelopes.length];
      if (!train.current || !(letter instanceof HTMLElement)) return;
      const from = middleOf(train.current, `[data-seats~="${CSS.escape(playerId)}"]`);
      const to = middleOf(train.current, "[data-part=post]");
      if (from && to) fly(letter, from, to);
    });
  }, [train]);
  return (
    <div className="letters" ref={sheet} aria-hidden="true">
      {envelopes.map((i) => <Envelope key={i} />)}
    </div>
  );
}

export const Envelope = () => (
  <i className="letter">
    <svg viewBox="0 0 48 34">
      <path d="M3 1h42q2 0 2 2v28q0 2-2 2H3q-2 0-2-2V3q0-2 2-2z" fill="#fff3e4" />
      <path d="M2 3l22 17L46 3" fill="none" stroke="#c8402a" strokeWidth="4" strokeLinejoin="round" />
    </svg>
  </i>
);
