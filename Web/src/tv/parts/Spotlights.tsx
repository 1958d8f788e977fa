// The lights of the finale, and what stands in for confetti where nothing may fall (UI-A3).
import type { CSSProperties } from "react";
import { between, seeded, several } from "../train/seeded";

export const Spotlights = () => (
  <div className="spotlights" aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
);

const random = seeded("sparkles");

const places = several(12, (i) => ({
  left: `${between(random, 2, 98)}%`,
  top: `${between(random, 4, 60)}%`,
  color: `var(${["--accent-orange", "--accent-mint", "--rank-gold", "--choice-d"][i % 4] ?? "--accent-orange"})`,
}));

export const StillSparkles = () => (
  <div className="still-sparkles" aria-hidden="true">
    {places.map((place, i) => (
      <svg key={i} viewBox="0 0 40 40" style={place as CSSProperties}>
        <path d="M20 0l5 15 15 5-15 5-5 15-5-15-15-5 15-5Z" fill="currentColor" />
      </svg>
    ))}
  </div>
);
