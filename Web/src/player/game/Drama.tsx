import { useState, type CSSProperties } from "react";

const sparks = [-78, -64, -52, -41, -29, -18, -8, 6, 15, 27, 39, 50, 63, 75];

/** The moment our brake is accepted: a red flash and sparks, once; nothing for a brake come back to. */
export function Drama({ restored }: { restored: boolean }) {
  const [quiet] = useState(restored);
  if (quiet) return null;
  return (
    <div className="drama" aria-hidden="true">
      <i className="flash" />
      {sparks.map((turn, i) => (
        <i key={turn} className="spark" style={{ "--turn": `${turn}deg`, "--i": i % 5 } as CSSProperties} />
      ))}
    </div>
  );
}
