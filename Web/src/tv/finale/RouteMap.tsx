// The whole journey on the world, stop by stop (SPEC 19.14).
import { useMemo, useRef, useState, type CSSProperties } from "react";
import { reducedMotion } from "../../lib/hooks";
import { serverNow } from "../../lib/store";
import type { RouteStop } from "../../lib/types";
import { mapSize } from "../map/draw";
import { project } from "../map/projection";
import { Strips } from "../map/Strips";
import { shared, useWorldSheet } from "../map/useSheets";
import { legsOf, onScreen, placesOf, viewOf, type LegDash } from "./routeView";

/** From one stop to the next. */
export const legMs = 700;
const sheet = { left: 0, top: -mapSize.height / 2, width: mapSize.width, height: mapSize.height };

const dashStyle = ({ from, to, leg, ends }: LegDash): CSSProperties =>
  ({
    "--x": from.x,
    "--y": from.y,
    "--long": Math.hypot(to.x - from.x, to.y - from.y),
    "--turn": `${Math.atan2(to.y - from.y, to.x - from.x)}rad`,
    "--at": `${Math.round((leg - 1 + ends) * legMs)}ms`,
  }) as CSSProperties;

export function RouteMap({ stops, startMs }: { stops: RouteStop[]; startMs: number }) {
  const root = useRef<HTMLDivElement>(null);
  const places = placesOf(stops);
  const view = useMemo(() => viewOf(places), [stops]);
  const shown = useWorldSheet(root, places.length > 0);
  const [late] = useState(() => (reducedMotion() ? 1e6 : Math.max(0, serverNow() - startMs)));
  if (places.length === 0) return null;
  const { x, y } = onScreen(view, { x: 0, y: 0 });
  return (
    <div className="route-map" data-testid="route-map" data-shown={shown} style={{ "--late": `${late}ms` } as CSSProperties} aria-hidden="true">
      <div className="route-world" ref={root} style={{ "--x": x, "--y": y, "--scale": view.scale } as CSSProperties}>
        <Strips count={4} box={sheet} shared={shared} />
      </div>
      <div className="route-shade" />
      {legsOf(places, view).map((dash) => (
        <i key={`${dash.leg} ${dash.begins} ${dash.again}`} className="route-dash" style={dashStyle(dash)} />
      ))}
      {places.map(({ lat, lon }, i) => {
        const point = onScreen(view, project(lat, lon, 0));
        return <b key={i} className="route-stop" style={{ "--x": point.x, "--y": point.y, "--at": `${i * legMs}ms` } as CSSProperties}>{i + 1}</b>;
      })}
    </div>
  );
}
