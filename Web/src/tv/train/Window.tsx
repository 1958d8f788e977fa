// The view from the night train (UI 5.2): sky, layers that pass at their own pace, what the line brings by,
// and the frame of the carriage around it.
import { memo, useMemo, useRef } from "react";
import { landscape, type Landscape } from "./landscape";
import { Layer } from "./Layer";
import { paintHills, paintMountains } from "./paint/far";
import { paintTrack, paintWires, paintWoods } from "./paint/near";
import type { Brush } from "./paint/shapes";
import { paintVillage } from "./paint/village";
import type { Glass } from "./pace";
import { Signal, type Aspect } from "./Signal";
import { Sky } from "./Sky";
import { Sparks } from "./Sparks";
import { Station } from "./Station";
import { Tunnel } from "./Tunnel";
import { useHeld, type Journey } from "./useJourney";
import { useSpeed } from "./useSpeed";

const bands = [
  { name: "mountains", height: 300, paint: paintMountains },
  { name: "hills", height: 250, paint: paintHills },
  { name: "village", height: 290, paint: paintVillage },
  { name: "woods", height: 380, paint: paintWoods },
  { name: "wires", height: 470, paint: paintWires },
] as const;

const paintRails = (brush: Brush, height: number): void => paintTrack(brush, height);

const Land = memo(({ view }: { view: Landscape }) => {
  const painters = useMemo(
    () => bands.map(({ paint }) => (brush: Brush, height: number) => paint(brush, view, height)),
    [view],
  );
  return (
    <>
      {bands.map(({ name, height }, i) => (
        <Layer key={name} name={name} height={height} paint={painters[i] ?? paintRails} />
      ))}
      <Layer name="track" height={64} paint={paintRails} />
    </>
  );
});

interface WindowProps {
  sessionId: string;
  destinationIndex: number;
  /** 0 = standing still, 1 = full speed. */
  speed: number;
  /** 0 = deep night, 1 = the morning of arrival. */
  dawn: number;
  journey: Journey;
  signal: Aspect;
  glass: Glass;
}

export function Window({ sessionId, destinationIndex, speed, dawn, journey, signal, glass }: WindowProps) {
  // NB: the next landscape may only appear inside the tunnel.
  const index = useHeld(destinationIndex, journey.tunnel);
  const view = useMemo(() => landscape(sessionId, index), [sessionId, index]);
  const root = useRef<HTMLDivElement>(null);
  useSpeed(root, speed);
  return (
    <div className="window" data-palette={view.palette} ref={root} aria-hidden="true">
      <div className="scenery" data-jolt={journey.pulls === 0 ? "none" : journey.pulls % 2 ? "odd" : "even"}>
        <Sky view={view} dawn={dawn} />
        <Land view={view} />
      </div>
      <Station at={journey.station} />
      <Signal aspect={signal} />
      <Tunnel at={journey.tunnel} />
      {journey.pulls > 0 && <Sparks key={journey.pulls} />}
      <div className="carriage" data-glass={glass} />
    </div>
  );
}
