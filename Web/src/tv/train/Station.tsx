// The station where the train stops for the reveal. It is the same for every destination: only its sign differs.
import { memo } from "react";
import type { Passing } from "./useJourney";

const posts = [150, 1770];
const lamps = [420, 960, 1500];

function Canopy() {
  return (
    <g>
      <path d="M-20 0h1960v52l-40 26H20L-20 52Z" fill="#0c1526" />
      <path d="M20 78h1880" stroke="#33507f" strokeWidth="4" />
      <path d="M-20 52l40 26M1940 52l-40 26" stroke="#1d2f50" strokeWidth="3" />
      {Array.from({ length: 38 }, (_, i) => (
        <path key={i} d={`M${20 + i * 50} 78l12 20 13-20 12 20 13-20`} fill="#12213c" />
      ))}
      {posts.map((x) => (
        <g key={x} fill="#0f1b32" stroke="#27406b" strokeWidth="3">
          <path d={`M${x - 14} 78h28v850h-28Z`} />
          <path d={`M${x + 14} 78h110Q${x + 20} 96 ${x + 14} 210ZM${x - 14} 78h-110Q${x - 20} 96 ${x - 14} 210Z`} />
          <path d={`M${x - 24} 880h48v48h-48Z`} />
        </g>
      ))}
    </g>
  );
}

function Lamp({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 78)`}>
      <path d="M-240 850L-26 44h52l214 806Z" fill="url(#lamp-cone)" />
      <path d="M-3 0h6v26h-6Z" fill="#27406b" />
      <path d="M-34 46q0-26 34-26t34 26Z" fill="#1a2b4a" stroke="#3d5f95" strokeWidth="2" />
      <ellipse cx="0" cy="47" rx="24" ry="7" fill="#fff1cf" />
    </g>
  );
}

function Bench({ x }: { x: number }) {
  return (
    <path
      transform={`translate(${x} 928)`}
      d="M0-30h170v9H0ZM0-62h170v8H0ZM0-78h170v8H0ZM14-78h9v78h-9ZM147-78h9v78h-9Z"
      fill="#0b1425"
    />
  );
}

/** A traveller's things, left for a moment. */
function Luggage() {
  return (
    <g transform="translate(1330 928)" stroke="#0b1425" strokeWidth="3">
      <rect x="0" y="-86" width="66" height="86" rx="8" fill="#9c4f12" />
      <path d="M20-86v-16h26v16M0-58h66M0-26h66" fill="none" />
      <rect x="76" y="-54" width="92" height="54" rx="8" fill="#1b6f66" />
      <path d="M106-54v-12h32v12M98-54v54M146-54v54" fill="none" />
    </g>
  );
}

function Platform() {
  return (
    <g>
      <rect x="-20" y="928" width="1960" height="152" fill="#111b2e" />
      <rect x="-20" y="928" width="1960" height="8" fill="#3b5078" />
      <rect x="-20" y="958" width="1960" height="14" fill="#ffb020" opacity=".55" />
      <rect x="-20" y="996" width="1960" height="84" fill="#070c16" />
    </g>
  );
}

export const Station = memo(({ at }: { at: Passing }) =>
  at === "away" ? null : (
    <div className="station" data-at={at}>
      <svg viewBox="0 0 1920 1080">
        <defs>
          <linearGradient id="lamp-cone" x2="0" y2="1">
            <stop offset="0" stopColor="#ffdf9e" stopOpacity=".3" />
            <stop offset="1" stopColor="#ffdf9e" stopOpacity="0" />
          </linearGradient>
        </defs>
        <Platform />
        {lamps.map((x) => (
          <Lamp key={x} x={x} />
        ))}
        <Bench x={270} />
        <Luggage />
        <Canopy />
      </svg>
    </div>
  ),
);
