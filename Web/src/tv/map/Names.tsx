// The place, the guesses and the names around them, in front of the near sheet (EVE64–EVE66).
import type { CSSProperties, ReactNode } from "react";
import { kilometres } from "../../ui/distance";
import { Guess, type Pin } from "./Guess";
import { headOf, nearPoint, pinPoint, type Near } from "./near";
import { half, placed, reachOf, type Name, type Placed } from "./labels";

export interface MapLabel {
  name: string;
  lat: number;
  lon: number;
  kind: "country" | "city";
}

export interface NamesProps {
  near: Near;
  name: string;
  labels: MapLabel[];
  pins: Pin[];
  /** Player ids of those who knew the place. */
  arrived: string[];
  /** A passenger, by the player's id. */
  figure: (playerId: string) => ReactNode;
}

/** Figures that stand side by side; the rest are counted. */
export const shownFigures = 3;

const at = ({ x, y }: { x: number; y: number }): CSSProperties => ({ "--x": x, "--y": y }) as CSSProperties;

function Text({ name }: { name: Placed }) {
  return (
    <span className="map-name" data-kind={name.kind} data-side={name.side} style={{ ...at(name.at), "--reach": reachOf(name, name.side) } as CSSProperties}>
      {name.text}
      {name.note && <small>{name.note}</small>}
    </span>
  );
}

const figuresOf = (ids: string[]): number => Math.min(ids.length, shownFigures + 1);

export function Names({ near, name, labels, pins, arrived, figure }: NamesProps) {
  const heart = nearPoint(near, near.place);
  const points = pins.map((pin) => pinPoint(near, pin));
  const placeName: Name = { text: name, at: heart, kind: "place", figures: figuresOf(arrived) };
  const heads = pins.map((pin, i) => headOf(points[i] ?? heart, half(figuresOf(pin.playerIds))));
  const pinNames = pins.map(
    (pin, i): Name => ({ text: pin.name, note: kilometres(pin.distanceKm), at: heads[i] ?? heart, kind: "pin", figures: figuresOf(pin.playerIds) }),
  );
  const others = labels.map(({ name: text, kind, ...where }): Name => ({ text, kind, at: nearPoint(near, where) }));
  const shown = placed(placeName, pinNames, others);
  return (
    <div className="map-names">
      {shown.filter(({ kind }) => kind === "city").map(({ text, at: point }) => <i key={text} className="map-dot" style={at(point)} />)}
      {pins.map((pin, i) => (
        <Guess key={pin.name} pin={pin} at={points[i] ?? heart} head={heads[i] ?? heart} half={half(figuresOf(pin.playerIds))} place={heart} figure={figure} />
      ))}
      <i className="map-ring" style={at(heart)} />
      {arrived.length > 0 && (
        <span className="map-arrived" style={at(heart)}>
          {arrived.slice(0, shownFigures).map((id) => <b key={id}>{figure(id)}</b>)}
          {arrived.length > shownFigures && <em>+{arrived.length - shownFigures}</em>}
        </span>
      )}
      {shown.map((each) => <Text key={`${each.kind} ${each.text}`} name={each} />)}
    </div>
  );
}
