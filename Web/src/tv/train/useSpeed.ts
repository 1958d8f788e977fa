// How fast the landscape goes by: the running animations' playback rate, eased, never a re-render.
import { useEffect, useRef, type RefObject } from "react";

const easeMs = 900;
const fewestFrames = 40;

const still = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

function setRate(root: HTMLElement, rate: number): void {
  for (const layer of root.querySelectorAll("[data-layer]")) {
    for (const motion of layer.getAnimations()) motion.playbackRate = rate;
  }
}

/** Calls `slow` once if the first two seconds average under 40 frames a second (UI-T31). */
function watchFrames(slow: () => void): () => void {
  let frames = 0;
  let first = 0;
  let handle = requestAnimationFrame(function count(now) {
    if (first === 0) first = now;
    frames += 1;
    if (now - first < 2000) handle = requestAnimationFrame(count);
    else if ((frames * 1000) / (now - first) < fewestFrames) slow();
  });
  return () => cancelAnimationFrame(handle);
}

/** Eases every `[data-layer]` under `root` to `speed` (1 = full) in 0.9 s. */
export function useSpeed(root: RefObject<HTMLElement>, speed: number): void {
  const rate = useRef(0);
  const stopped = useRef(false);

  useEffect(
    () =>
      watchFrames(() => {
        stopped.current = true;
        if (root.current) setRate(root.current, 0);
      }),
    [root],
  );

  useEffect(() => {
    if (still() || stopped.current) return;
    const from = rate.current;
    const start = performance.now();
    let handle = requestAnimationFrame(function tick(now) {
      const t = Math.min(1, Math.max(0, (now - start) / easeMs));
      rate.current = from + (speed - from) * (1 - (1 - t) ** 2);
      if (root.current && !stopped.current) setRate(root.current, rate.current);
      if (t < 1) handle = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(handle);
  }, [root, speed]);
}
