// The landscape of the finale as one picture. The train stands, and above it lights search and confetti falls: all that
// lies below them is drawn in each of these frames, and one picture is drawn sooner than eight.
import { useEffect, useRef, useState, type RefObject } from "react";
import { show, stamp } from "./paint/picture";

const width = 1920;
const height = 1080;
/** When the train has come to rest. */
const atRestMs = 1000;
const againMs = 250;

const isPainted = (scenery: HTMLElement): boolean =>
  Array.from(scenery.querySelectorAll("canvas")).every((canvas) => canvas.dataset.shown);

/** What stands in the scenery at this moment, from the back to the front. */
function photograph(scenery: HTMLElement): HTMLCanvasElement {
  const frame = scenery.getBoundingClientRect();
  return stamp(width, height, (brush) => {
    brush.fillStyle = "#05080f";
    brush.fillRect(0, 0, width, height);
    brush.scale(width / frame.width, height / frame.height);
    for (const part of scenery.querySelectorAll<HTMLElement>("canvas, .thicket, .pole")) {
      const { left, top, width: across, height: down } = part.getBoundingClientRect();
      const place = [left - frame.left, top - frame.top, across, down] as const;
      brush.fillStyle = getComputedStyle(part).backgroundColor;
      if (part instanceof HTMLCanvasElement) brush.drawImage(part, ...place);
      else brush.fillRect(...place);
    }
  });
}

export function Still({ scenery }: { scenery: RefObject<HTMLElement> }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [taken, setTaken] = useState(false);
  useEffect(() => {
    let timer = window.setTimeout(take, atRestMs);
    function take(): void {
      if (!canvas.current || !scenery.current) return;
      if (!isPainted(scenery.current)) return void (timer = window.setTimeout(take, againMs));
      void show(canvas.current, photograph(scenery.current), true).then(() => setTaken(true));
    }
    return () => window.clearTimeout(timer);
  }, [scenery]);
  return <canvas ref={canvas} className="still" data-taken={taken} />;
}
