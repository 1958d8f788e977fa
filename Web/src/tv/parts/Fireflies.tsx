// Lights that drift over the launch screen (UI-T1: at most 25).
import { memo, type CSSProperties } from "react";
import { between, seeded, several } from "../train/seeded";

const random = seeded("fireflies");

const lights = several(20, () => ({
  "--x": `${between(random, 0, 100)}%`,
  "--y": `${between(random, 42, 100)}%`,
  "--drift": between(random, -110, 110).toFixed(0),
  "--rise": between(random, -170, -50).toFixed(0),
  "--size": between(random, 5, 11).toFixed(1),
  "--time": `${between(random, 6, 13).toFixed(1)}s`,
  "--wait": `${between(random, -13, 0).toFixed(1)}s`,
}));

export const Fireflies = memo(() => (
  <div className="fireflies" aria-hidden="true">
    {lights.map((light, i) => (
      <i key={i} style={light as CSSProperties} />
    ))}
  </div>
));
