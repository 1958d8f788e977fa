// The lights of the finale, and what stands in for confetti where nothing may fall (UI-A3).
import { memo, useLayoutEffect, useRef, type CSSProperties } from "react";
import { ahead } from "../train/paint/ahead";
import { coneOf } from "../train/paint/beam";
import { show, stamp } from "../train/paint/picture";
import { between, seeded, several } from "../train/seeded";

const reach = 1240;

interface BeamProps {
  width: number;
  degrees: number;
  /** It stands still: then one pixel for each of the screen is drawn sooner than a small picture stretched. */
  still?: boolean;
}

/** A cone of light as a picture: cut out by a mask, it would be put together anew in every frame. */
function Beam({ width, degrees, still = false }: BeamProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    ahead(() => {
      const cone = coneOf(width, reach, degrees);
      const picture = still ? stamp(width, reach, (brush) => brush.drawImage(cone, 0, 0, width, reach), 1) : cone;
      void show(picture, false, canvas.current);
    });
  }, [width, degrees, still]);
  return <canvas ref={canvas} style={{ "--width": width } as CSSProperties} />;
}

/** Two that search, and the winner's own. */
export const Spotlights = memo(() => (
  <div className="spotlights" aria-hidden="true">
    <Beam width={520} degrees={12} />
    <Beam width={520} degrees={12} />
    <Beam width={900} degrees={20} still />
  </div>
));

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
