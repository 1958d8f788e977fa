// The pin of a wrong guess: who guessed it, and a thin line that says how far off it was (EVE65, EVE66).
import type { CSSProperties, ReactNode } from "react";
import { arrowLong, type PinPoint } from "./near";
import type { Point } from "./projection";

export interface Pin {
  /** The guessed place, in the game's language. */
  name: string;
  lat: number;
  lon: number;
  distanceKm: number;
  /** Everybody who guessed it. */
  playerIds: string[];
}

interface GuessProps {
  pin: Pin;
  at: PinPoint;
  /** The middle of its head. */
  head: Point;
  /** Half of its head's width. */
  half: number;
  place: Point;
  figure: (playerId: string) => ReactNode;
}

/** From the middle of a pin's head to the tip of its arrow. */
const tipOf = (turn: number, half: number): number => Math.min(half / Math.abs(Math.sin(turn)), 30 / Math.abs(Math.cos(turn))) + arrowLong;

/** Figures side by side in one pin; the rest are counted (EVE65). */
const most = 3;

export function Guess({ pin, at, head, half, place, figure }: GuessProps) {
  const [x, y] = [place.x - at.x, place.y - at.y];
  const style = { "--x": at.x, "--y": at.y, "--long": Math.hypot(x, y), "--turn": `${Math.atan2(y, x)}rad`, "--aside": head.x - at.x } as CSSProperties;
  const more = pin.playerIds.length - most;
  return (
    <span className="map-guess" style={style} data-testid="map-pin">
      <i className="map-miss" />
      {at.arrow === undefined ? null : <i className="map-arrow" style={{ "--turn": `${at.arrow}rad`, "--tip": tipOf(at.arrow, half) } as CSSProperties} />}
      <span className="map-pin" data-edge={at.arrow !== undefined}>
        {pin.playerIds.slice(0, most).map((id) => (
          <b key={id}>{figure(id)}</b>
        ))}
        {more > 0 && <em>+{more}</em>}
      </span>
    </span>
  );
}
