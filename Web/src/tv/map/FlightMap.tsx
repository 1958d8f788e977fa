// The map of an evening's reveal: from the world to the place, with the line of the flight and what was guessed (EVE61–EVE67).
// Mounted at the reveal only: no earlier message says where the place is.
import { useMemo, useRef, useState, type CSSProperties } from "react";
import { reducedMotion, useAfter } from "../../lib/hooks";
import { hasWorldSheet, isFlight, middle, nearDashes, worldDashes } from "./route";
import { Flight } from "./Flight";
import { Names, type NamesProps } from "./Names";
import { mapSize } from "./draw";
import { radiusKm } from "./near";
import { sheetBox } from "./nearSheet";
import type { Position } from "./sphere";
import { Strips } from "./Strips";
import { shared, useNearSheet, useWorldSheet } from "./useSheets";

/** When all of it stands still, in ms after the reveal. */
const stillMs = 2600;
/** How long the near sheet lets the world sheet go first. */
const worldFirstMs = 350;
/** When nothing is seen of the world sheet any more. */
const worldGoneMs = 1900;
const worldBox = { left: 0, top: -mapSize.height / 2, width: mapSize.width, height: mapSize.height };
const growth = 2.2;
const growsMs = 1400;
const flightMs = 2400;

export interface FlightMapProps extends Omit<NamesProps, "near"> {
  place: Position;
  /** The last stop; without it nothing flies. */
  from?: Position;
  /** Of the near sheet; by the pins that are known at the start if the server does not say it. */
  radius?: number;
  /** Ms since the reveal began. */
  lateMs: number;
  /** A restored page, or a screen too slow to move: all is in place at once (EVE67). */
  still: boolean;
}

const worldTrain = (time: number): number => 1 / (1 + (growth - 1) * Math.min(1, (time * flightMs) / growsMs));
const nearTrain = (): number => 1;

/** How far the world sheet goes up or down, so that the flight is in sight and no edge of the sheet is. */
const lift = (y: number): number => Math.max(-95, Math.min(95, -y / 2));

export function FlightMap({ place, from, radius, lateMs, still, ...names }: FlightMapProps) {
  const calm = still || reducedMotion() || lateMs >= stillMs;
  const [late] = useState(Math.min(lateMs, stillMs));
  const [near] = useState(() => ({ place, radiusKm: radius ?? radiusKm(place, names.pins) }));
  const [worldRoot, nearRoot] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const [start] = useState(isFlight(from, place) ? from : undefined);
  const [worldLine, nearLine] = useMemo(() => (start ? [worldDashes(start, near.place), nearDashes(start, near)] : [[], []]), [start, near]);
  const wantsWorld = !calm && start !== undefined && hasWorldSheet(place);
  const isWorldGone = useAfter(Math.max(0, worldGoneMs - late), "world");
  const isThere = useAfter(Math.max(0, stillMs - late), "there") || calm;
  const worldShown = useWorldSheet(worldRoot, wantsWorld);
  const isWorldLate = useAfter(worldFirstMs, "late");
  const nearShown = useNearSheet(nearRoot, near, !wantsWorld || worldShown || isWorldLate);
  const heart = start ? middle(start, place) : { x: 960, y: 0 };
  const style = { "--late": `${late}ms`, "--heart-x": heart.x, "--heart-y": heart.y, "--lift": lift(heart.y) } as CSSProperties;
  return (
    <div className="flight-map" data-testid="flight-map" data-calm={calm} data-world={wantsWorld && worldShown} data-near={nearShown} style={style} aria-hidden="true">
      <div className="flight-night" />
      {wantsWorld && !isWorldGone && (
        <div className="flight-world" ref={worldRoot}>
          <Strips count={4} box={worldBox} shared={shared} />
          <Flight line={worldLine} lateMs={late} size={worldTrain} />
        </div>
      )}
      <div className="flight-near" data-alone={!wantsWorld}>
        <div ref={nearRoot}>
          <Strips count={6} box={sheetBox} shared={shared} />
        </div>
        <Flight line={nearLine} lateMs={calm ? stillMs : late} size={nearTrain} />
      </div>
      <div className="flight-shade" />
      {isThere && <Names near={near} {...names} />}
    </div>
  );
}
