import confetti from "canvas-confetti";
import { reducedMotion } from "../lib/hooks";

const colours = ["#FF8A00", "#2DE2C5", "#4DA3FF", "#FFD700", "#F06FB0"];

// NB: the library's own default draws in a worker made from a blob, which the pages' CSP forbids.
const cannon = confetti.create(undefined, { resize: true, useWorker: false });

/** 70 pieces of confetti (UI.md §1.3); with reduced motion there is none, the podium says it all. */
export function celebrate(): void {
  if (reducedMotion()) return;
  for (const x of [0.2, 0.8]) {
    void cannon({ particleCount: 35, spread: 75, origin: { x, y: 0.2 }, colors: colours, ticks: 260 });
  }
  document.querySelector("body > canvas")?.setAttribute("aria-hidden", "true");
}
