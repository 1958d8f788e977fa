// How fast the landscape goes by: the running animations' playback rate, eased, never a re-render.
import { useEffect, useRef, type RefObject } from "react";
import { reducedMotion } from "../../lib/hooks";
import { useTooSlow } from "./useTooSlow";

const easeMs = 900;

function setRate(root: HTMLElement, rate: number): void {
  for (const layer of root.querySelectorAll("[data-layer]")) {
    for (const motion of layer.getAnimations()) motion.playbackRate = rate;
  }
}

/** Eases every `[data-layer]` under `root` to `speed` (1 = full) in 0.9 s; 0 where the screen is too slow. */
export function useSpeed(root: RefObject<HTMLElement>, speed: number): void {
  const rate = useRef(0);
  const slow = useTooSlow(speed > 0);
  const wanted = slow ? 0 : speed;
  useEffect(() => {
    if (reducedMotion()) return;
    const from = rate.current;
    const start = performance.now();
    let handle = requestAnimationFrame(function tick(now) {
      const t = Math.min(1, Math.max(0, (now - start) / easeMs));
      rate.current = from + (wanted - from) * (1 - (1 - t) ** 2);
      if (root.current) setRate(root.current, rate.current);
      if (t < 1) handle = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(handle);
  }, [root, wanted]);
}
