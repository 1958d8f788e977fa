// How fast the landscape goes by: the running animations' playback rate, eased, never a re-render.
import { useEffect, useRef, type RefObject } from "react";
import { reducedMotion } from "../../lib/hooks";
import { useTooSlow } from "./useTooSlow";

const easeMs = 900;
/** Nobody sees that a train slows down in steps, and each step makes the page hand all its motions over anew. */
const steps = 12;

const motionsIn = (root: HTMLElement | null): Animation[] =>
  Array.from(root?.querySelectorAll("[data-layer]") ?? []).flatMap((layer) => layer.getAnimations());

/** Eases every `[data-layer]` under `root` to `speed` (1 = full) in 0.9 s; 0 where the screen is too slow. */
export function useSpeed(root: RefObject<HTMLElement>, speed: number): void {
  const rate = useRef(0);
  const found = useRef<Animation[]>([]);
  const slow = useTooSlow(speed > 0);
  const wanted = slow ? 0 : speed;
  useEffect(() => {
    if (reducedMotion()) return;
    const from = rate.current;
    // NB: to look for them again makes the page lay itself out; they are others when motion was unwanted for a while.
    if (found.current.every(({ playState }) => playState === "idle")) found.current = motionsIn(root.current);
    const motions = found.current;
    let step = 0;
    const ease = (): void => {
      step += 1;
      rate.current = from + (wanted - from) * (1 - (1 - step / steps) ** 2);
      for (const motion of motions) motion.playbackRate = rate.current;
      if (step === steps) window.clearInterval(timer);
    };
    const timer = window.setInterval(ease, easeMs / steps);
    return () => window.clearInterval(timer);
  }, [root, wanted]);
}
