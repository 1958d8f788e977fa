// The view from the night train (UI 5.2): sky, layers that pass at their own pace, what the line brings by,
// and the frame of the carriage around it.
import { memo, useMemo, useRef, useState } from "react";
import { Carriage } from "./Carriage";
import { landscape, type Landscape } from "./landscape";
import { Layer } from "./Layer";
import { paintHills, paintMountains } from "./paint/far";
import { paintTrack, paintWires, paintWoods, polesPerTile } from "./paint/near";
import type { Brush } from "./paint/shapes";
import { paintVillage } from "./paint/village";
import type { Glass } from "./pace";
import { paletteOf } from "./palette";
import { several } from "./seeded";
import { Signal, type Aspect } from "./Signal";
import { Sky } from "./Sky";
import { Sparks } from "./Sparks";
import { Station } from "./Station";
import { Still } from "./Still";
import { Tunnel } from "./Tunnel";
import { useHeld, type Journey } from "./useJourney";
import { useSharpness } from "./useSharpness";
import { useSpeed } from "./useSpeed";
import { Veil } from "./Veil";

/** Each is `height` high, but shown only down to `shown`: what a nearer layer always hides is not drawn. */
const bands = [
  { name: "mountains", height: 300, shown: 300, paint: paintMountains },
  { name: "hills", height: 250, shown: 216, paint: paintHills },
  { name: "village", height: 290, shown: 290, paint: paintVillage },
  { name: "woods", height: 380, shown: 264, paint: paintWoods },
] as const;

const wiresHeight = 110;
const trackHeight = 64;
const paintRails = (brush: Brush): void => paintTrack(brush, trackHeight);

/** The poles of both tiles. They are plain bars, so they cost less beside the picture of the wires than in it. */
const Poles = () => (
  <>
    {several(2 * polesPerTile + 1, (i) => (
      <i key={i} className="pole" style={{ left: `${(i / polesPerTile) * 50}%` }} />
    ))}
  </>
);

const Land = memo(({ view }: { view: Landscape }) => {
  const painters = useMemo(
    () => bands.map(({ paint, height }) => (brush: Brush) => paint(brush, view, height)),
    [view],
  );
  const wires = useMemo(() => (brush: Brush) => paintWires(brush, view), [view]);
  return (
    <div className="land" style={{ color: paletteOf(view.palette).wood }}>
      {bands.map(({ name, shown }, i) => (
        <Layer key={name} name={name} height={shown} paint={painters[i] ?? paintRails} />
      ))}
      <div className="thicket" />
      <Layer name="wires" height={wiresHeight} paint={wires}>
        <Poles />
      </Layer>
      <Layer name="track" height={trackHeight} paint={paintRails} solid />
    </div>
  );
});

interface WindowProps {
  /** What the landscape grows from: the session, and which journey of the night it is (EVE19). */
  seed: string;
  destinationIndex: number;
  /** 0 = standing still, 1 = full speed. */
  speed: number;
  /** 0 = deep night, 1 = the morning of arrival. */
  dawn: number;
  journey: Journey;
  signal: Aspect;
  glass: Glass;
  /** The finale comes next, or has begun. */
  last: boolean;
}

/** What is about to be covered stays as it was: nobody sees it change, and it would be painted. */
function useUnder<T>(value: T, covered: boolean): T {
  const seen = useRef(value);
  if (!covered) seen.current = value;
  return seen.current;
}

/** A screen that grows, as when a window fills it, has its pictures painted anew. */
export function Window(props: WindowProps) {
  return <View key={useSharpness()} {...props} />;
}

function View({ seed, destinationIndex, speed, dawn, journey, signal, glass, last }: WindowProps) {
  // NB: the next landscape may only appear inside the tunnel.
  const index = useHeld(destinationIndex, journey.tunnel);
  const view = useMemo(() => landscape(seed, index), [seed, index]);
  const root = useRef<HTMLDivElement>(null);
  const [taken, setTaken] = useState(false);
  const covered = taken && glass === "finale";
  const under = useUnder({ dawn, glass }, covered);
  useSpeed(root, speed);
  return (
    <div className="window" data-palette={view.palette} ref={root} aria-hidden="true">
      <div className="scenery" data-jolt={journey.pulls === 0 ? "none" : journey.pulls % 2 ? "odd" : "even"}>
        <Sky view={view} dawn={under.dawn} />
        <Land view={view} />
      </div>
      <Station at={journey.station} />
      <Signal aspect={signal} />
      <Tunnel at={journey.tunnel} />
      <Sparks pulls={journey.pulls} />
      <Veil glass={under.glass} />
      <Carriage />
      {last && <Still root={root} view={view} isShown={covered} onTaken={setTaken} />}
    </div>
  );
}
