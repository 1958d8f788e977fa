// The world by night behind the station sign, and the place that was asked for. Mounted at the reveal only: no
// earlier message says where it is (EX35).
import { useEffect, useRef, type CSSProperties } from "react";
import type { PositionView } from "../../lib/types";
import { ahead } from "../train/paint/ahead";
import { mapSize, nightPieces } from "./draw";
import { lights } from "./lights";
import { easel, sheet, show } from "../train/paint/picture";
import { project } from "./projection";

export function WorldMap({ position, aside }: { position: PositionView; aside: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { lat, lon } = position;
  useEffect(() => {
    let shown = true;
    void lights().then((painted) => {
      const map = sheet(mapSize.width, mapSize.height);
      const pen = map.getContext("2d", easel);
      if (!pen) return;
      ahead(...nightPieces(pen, painted, lat, lon), () => void show(map, true, shown ? canvas.current : null));
    });
    return () => void (shown = false);
  }, [lat, lon]);
  const place = { "--place-y": project(lat, lon, lon).y } as CSSProperties;
  return (
    <div className="world-map" data-testid="world-map" data-aside={aside} style={place} aria-hidden="true">
      <div className="world-night" />
      <div className="world">
        <canvas ref={canvas} {...mapSize} />
      </div>
      <div className="world-dusk" />
      <div className="world">
        <span className="world-place" />
      </div>
    </div>
  );
}
