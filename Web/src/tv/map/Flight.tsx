// The line of the flight with the train at its head, drawn by lighting one dash after the other (EVE63).
import { useEffect, useRef, type CSSProperties } from "react";
import { TrainDot } from "../train/Train";
import { flightMs, ride, timeOf, type Dash, type Station } from "./route";

/** It lights when the train has passed it. */
const dashStyle = ({ from, to, ends }: Dash): CSSProperties =>
  ({
    "--x": from.x,
    "--y": from.y,
    "--long": Math.hypot(to.x - from.x, to.y - from.y),
    "--turn": `${Math.atan2(to.y - from.y, to.x - from.x)}rad`,
    "--at": `${Math.round(timeOf(ends) * flightMs)}ms`,
  }) as CSSProperties;

/** NB: it never stands on its head: on the way west it is mirrored. */
function frame({ x, y, turn, time }: Station, unit: number, size: (time: number) => number): Keyframe {
  const upright = Math.cos(turn) < 0 ? " scaleY(-1)" : "";
  return {
    offset: time,
    transform: `translate(${x * unit}px, ${y * unit}px) rotate(${turn}rad) scale(${size(time)})${upright}`,
  };
}

function useRide(line: Dash[], lateMs: number, size: (time: number) => number) {
  const train = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const stage = train.current?.closest<HTMLElement>(".flight-map");
    const stations = ride(line);
    if (!stage || stations.length < 2) return;
    const unit = stage.getBoundingClientRect().width / 1920;
    const frames = stations.map((station) => frame(station, unit, size));
    const [first = {}, last = {}] = [frames[0], frames[frames.length - 1]];
    const whole = [{ ...first, offset: 0 }, ...frames, { ...last, offset: 1 }];
    const running = train.current?.animate(whole, { duration: flightMs, delay: -lateMs, fill: "both" });
    return () => running?.cancel();
  }, [line, lateMs, size]);
  return train;
}

interface FlightProps {
  line: Dash[];
  /** How much of the flight was over when the map was put up. */
  lateMs: number;
  /** The train's size at a part of the time: on a sheet that grows it keeps its own. */
  size: (time: number) => number;
}

export function Flight({ line, lateMs, size }: FlightProps) {
  const train = useRide(line, lateMs, size);
  return (
    <>
      {line.map((dash) => (
        <i key={`${dash.begins} ${dash.again}`} className="flight-dash" style={dashStyle(dash)} />
      ))}
      <span className="flight-train" ref={train}>
        <TrainDot />
      </span>
    </>
  );
}
