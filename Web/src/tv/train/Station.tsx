// The station where the train stops for the reveal. It is the same for every destination: only its sign differs.
import { memo, useEffect, useRef } from "react";
import { ahead } from "./paint/ahead";
import { fine, show, stamp } from "./paint/picture";
import type { Brush } from "./paint/shapes";
import { paintStation, platformTop } from "./paint/station";
import type { Passing } from "./useJourney";

interface PartProps {
  /** Of the 1080 design pixels. */
  top: number;
  height: number;
  /** The land behind it is hidden. */
  solid?: boolean;
}

/** Painted before the train gets there, and kept: to put it up would take longer than a frame. */
function Part({ top, height, solid = false }: PartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const paint = (brush: Brush): void => {
      brush.translate(0, -top);
      paintStation(brush);
    };
    ahead(() => void show(stamp(1920, height, paint, fine), solid, canvas.current));
  }, [top, height, solid]);
  return <canvas ref={canvas} data-solid={solid} />;
}

export const Station = memo(({ at }: { at: Passing }) => (
  <div className="station" data-at={at}>
    <Part top={0} height={platformTop} />
    <Part top={platformTop} height={1080 - platformTop} solid />
  </div>
));
