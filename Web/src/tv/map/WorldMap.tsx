// The world by night behind the station sign, and the place that was asked for. Mounted at the reveal only: no
// earlier message says where it is (EX35).
import { useEffect, useRef, type CSSProperties } from "react";
import type { PositionView } from "../../lib/types";
import { mapSize, paintNight } from "./draw";
import { lights } from "./lights";
import { project } from "./projection";

export function WorldMap({ position, aside }: { position: PositionView; aside: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { lat, lon } = position;
  useEffect(() => {
    let shown = true;
    void lights().then((painted) => {
      if (shown && canvas.current) paintNight(canvas.current, painted, lon);
    });
    return () => void (shown = false);
  }, [lon]);
  const place = { "--place-y": project(lat, lon, lon).y } as CSSProperties;
  return (
    <div className="world-map" data-testid="world-map" data-aside={aside} style={place} aria-hidden="true">
      <div className="world">
        <canvas ref={canvas} {...mapSize} />
        <span className="world-place" />
      </div>
    </div>
  );
}
