// How finely pictures are to be painted for this screen, in steps: a television says it once, a window may be pulled.
import { useEffect, useState } from "react";
import { fine, sharpness } from "./paint/picture";

/** How long a window has to stay as it is. */
const restMs = 400;
const step = 0.25;

const now = (): number => Math.ceil(sharpness(fine) / step);

export function useSharpness(): number {
  const [steps, setSteps] = useState(now);
  useEffect(() => {
    let timer: number | undefined;
    const look = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setSteps(now()), restMs);
    };
    window.addEventListener("resize", look);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("resize", look);
    };
  }, []);
  return steps;
}
