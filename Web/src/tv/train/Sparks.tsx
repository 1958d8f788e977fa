// Sparks from the wheels when somebody pulls the brake: a second of drama, then darkness.
import type { CSSProperties } from "react";
import { between, seeded, several } from "./seeded";

const random = seeded("sparks");

const sparks = several(34, (i) => ({
  "--x": `${between(random, 2, 96)}%`,
  "--far": between(random, -520, -120).toFixed(0),
  "--high": between(random, -230, -30).toFixed(0),
  "--size": between(random, 4, 11).toFixed(1),
  "--wait": `${(i % 9) * 55}ms`,
}));

export function Sparks() {
  return (
    <div className="sparks">
      {sparks.map((spark, i) => (
        <i key={i} style={spark as CSSProperties} />
      ))}
    </div>
  );
}
