import confetti from "canvas-confetti";
import { reducedMotion } from "../../lib/hooks";

const colors = ["#FF8A00", "#2DE2C5", "#4DA3FF", "#FFD700", "#F06FB0", "#F5F7FF"];

// NB: the library's own default draws in a worker made from a blob, which the pages' CSP forbids.
const cannon = confetti.create(undefined, { resize: true, useWorker: false });

/** 70 pieces in two bursts, gone by 5.5 s; none for people who want less motion (UI-A3). */
export function celebrate(): () => void {
  if (reducedMotion()) return () => undefined;
  const burst = (x: number, angle: number) =>
    cannon({ particleCount: 35, spread: 75, startVelocity: 62, scalar: 2, ticks: 320, origin: { x, y: 0.75 }, angle, colors });
  void burst(0.12, 62);
  void burst(0.88, 118);
  document.querySelector("body > canvas")?.setAttribute("aria-hidden", "true");
  return () => cannon.reset();
}
