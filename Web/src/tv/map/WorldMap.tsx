// The world by night behind the station sign, and the place that was asked for. Mounted at the reveal only: no
// earlier message says where it is (EX35).
import { useEffect, useRef, useState, type CSSProperties, type RefObject } from "react";
import { reducedMotion } from "../../lib/hooks";
import type { PositionView } from "../../lib/types";
import { useCalm } from "../parts/Screen";
import { ahead } from "../train/paint/ahead";
import { easel, inStrips, sheet } from "../train/paint/picture";
import { several } from "../train/seeded";
import { mapSize, nightPieces } from "./draw";
import { lights } from "./lights";
import { project } from "./projection";

const nightFallsMs = 450;
const strips = 4;
/** Rows that a strip shares with the next: as the map grows, no edge lies on a whole pixel. */
const shared = 2;

const after = (ms: number): Promise<void> => new Promise((done) => void window.setTimeout(done, ms));

/** True when the map is on the strips under `root`. It is painted while the night falls, and put there in the dark. */
function useMap(root: RefObject<HTMLElement>, { lat, lon }: PositionView, calm: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let over = false;
    const fallen = after(calm || reducedMotion() ? 0 : nightFallsMs);
    const put = (map: HTMLCanvasElement): void => {
      const where = Array.from(root.current?.querySelectorAll("canvas") ?? []);
      if (!over) ahead(...inStrips(map, where, shared, () => setShown(!over)));
    };
    void lights().then((painted) => {
      const map = sheet(mapSize.width, mapSize.height);
      const pen = map.getContext("2d", easel);
      if (pen) ahead(...nightPieces(pen, painted, lat, lon), () => void fallen.then(() => put(map)));
    });
    return () => {
      over = true;
      setShown(false);
    };
  }, [root, lat, lon, calm]);
  return shown;
}

export function WorldMap({ position, aside }: { position: PositionView; aside: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  const calm = useCalm();
  const shown = useMap(root, position, calm);
  const { lat, lon } = position;
  const place = { "--place-y": project(lat, lon, lon).y } as CSSProperties;
  return (
    <div className="world-map" data-testid="world-map" data-shown={shown} data-aside={aside} data-calm={calm} style={place} aria-hidden="true">
      <div className="world-night" />
      <div className="world" ref={root}>
        {several(strips, (i) => (
          <canvas key={i} style={{ "--i": i } as CSSProperties} />
        ))}
      </div>
      <div className="world-dusk" />
      <div className="world">
        <span className="world-place" />
      </div>
    </div>
  );
}
