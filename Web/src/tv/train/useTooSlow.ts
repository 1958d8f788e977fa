// Whether this screen can keep the landscape moving: below 40 frames a second it gets a still picture (UI-T31).
import { useEffect, useRef, useState } from "react";

const fewestFrames = 40;
const sampleMs = 2000;
const restMs = 6000;
/** After this long a still picture tries to move again; each time that fails, twice as long. */
const stillMs = 20_000;
/** A gap this long is a hidden or sleeping page, not a slow one. */
const awayMs = 1000;

/** Frames a second over two seconds, or null when the page was away meanwhile. */
function sample(tell: (fps: number | null) => void): () => void {
  let frames = 0;
  let first = 0;
  let last = 0;
  let away = false;
  let handle = requestAnimationFrame(function count(now) {
    if (first === 0) first = now;
    else if (now - last > awayMs) away = true;
    last = now;
    frames += 1;
    if (now - first < sampleMs) handle = requestAnimationFrame(count);
    else tell(away ? null : ((frames - 1) * 1000) / (now - first));
  });
  return () => cancelAnimationFrame(handle);
}

/** True for a while once two samples in a row were too slow while `moving`: a screen may have been busy only then. */
export function useTooSlow(moving: boolean): boolean {
  const [slow, setSlow] = useState(false);
  const times = useRef(0);
  useEffect(() => {
    if (!slow) return;
    const timer = window.setTimeout(() => setSlow(false), stillMs * 2 ** times.current);
    times.current += 1;
    return () => window.clearTimeout(timer);
  }, [slow]);
  useEffect(() => {
    if (!moving || slow) return;
    let stop = (): void => undefined;
    let bad = 0;
    const look = (): void => {
      stop = sample((fps) => {
        bad = fps !== null && fps < fewestFrames ? bad + 1 : 0;
        if (bad === 2) return setSlow(true);
        const timer = window.setTimeout(look, bad ? 0 : restMs);
        stop = () => window.clearTimeout(timer);
      });
    };
    look();
    return () => stop();
  }, [moving, slow]);
  return slow;
}
