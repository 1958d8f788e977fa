import { Passenger } from "../../ui/passenger/Passenger";
import { Toned } from "../../ui/passenger/Toned";
import type { Rider } from "./rider";
import type { Coach, Window } from "./seating";

function WindowView({ window: { riders, over }, still }: { window: Window<Rider>; still: boolean }) {
  const isEmpty = riders.length === 0 && over === 0;
  return (
    <span className="coach-window" data-empty={isEmpty} data-lit={riders.some(({ isLit }) => isLit)} data-riders={riders.length}
      data-seats={riders.map(({ playerId }) => playerId).join(" ")}>
      {riders.map(({ playerId, name, passenger, tone, mood, moment, note }) => (
        <Passenger key={playerId} seed={playerId} figure={passenger} {...{ name, tone, mood, moment, note, still }} />
      ))}
      {over > 0 ? <b className="coach-over">+{over}</b> : null}
    </span>
  );
}

/** The number of a carriage, on its tone. */
function Plate({ number, tone }: { number: number; tone: number | undefined }) {
  return (
    <b className="coach-plate">
      <svg viewBox="0 0 44 72" aria-hidden="true"><Toned tone={tone} d="M0 0h44v72H0z" x={22} y={36} /></svg>
      <span>{number}</span>
    </b>
  );
}

const Bogie = () => (
  <svg className="bogie" viewBox="0 0 84 24" aria-hidden="true">
    <path d="M2 2h80l-6 8H8z" fill="#1a2540" />
    <g fill="#1b2744" stroke="#7186b3" strokeWidth="3">
      <circle cx="20" cy="13" r="9.5" />
      <circle cx="64" cy="13" r="9.5" />
    </g>
    <path d="M20 13h44" stroke="#3a4b74" strokeWidth="3" />
  </svg>
);

export function CoachView({ coach: { windows, number, tone }, still }: { coach: Coach<Rider>; still: boolean }) {
  return (
    <li className="coach" data-carriage={number}>
      <Bogie />
      <Bogie />
      <span className="coach-body">
        {number === undefined ? null : <Plate number={number} tone={tone} />}
        {windows.map((window, i) => <WindowView key={i} window={window} still={still} />)}
        <svg className="coach-band" viewBox="0 0 400 14" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          {number === undefined ? null : <Toned tone={tone} d="M-400 0h1200v14H-400z" x={200} y={7} />}
        </svg>
      </span>
    </li>
  );
}
