// Sparks from the wheels when somebody pulls the brake: a second of drama, then darkness.
import { memo, useEffect, useRef, type CSSProperties } from "react";
import { reducedMotion } from "../../lib/hooks";
import { between, seeded, several } from "./seeded";

const random = seeded("sparks");

interface Spark {
  /** Design pixels that it flies. */
  far: number;
  high: number;
  delay: number;
  style: CSSProperties;
}

const sparks = several(34, (i): Spark => {
  const left = `${between(random, 2, 96)}%`;
  const [far, high] = [between(random, -520, -120), between(random, -230, -30)];
  const size = between(random, 4, 11).toFixed(1);
  return { far, high, delay: (i % 9) * 55, style: { left, "--size": size } as CSSProperties };
});

const easing = "cubic-bezier(0.15, 0.6, 0.5, 1)";

/** NB: in plain pixels: lengths that are reckoned from `--u` are reckoned anew for each spark in each frame. */
function fly(element: Element | undefined, { far, high, delay }: Spark, unit: number): void {
  element?.animate(
    [
      { opacity: 1, transform: "rotate(14deg)", easing },
      { opacity: 1, offset: 0.65, easing },
      { opacity: 0, transform: `translate(${far * unit}px, ${high * unit}px) rotate(26deg) scale(0.4)` },
    ],
    { duration: 620, delay },
  );
}

/** They wait out of sight, and fly each time `pulls` grows. */
export const Sparks = memo(({ pulls }: { pulls: number }) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pulls === 0 || reducedMotion()) return;
    const unit = (root.current?.clientWidth ?? 0) / 1920;
    sparks.forEach((spark, i) => fly(root.current?.children[i], spark, unit));
  }, [pulls]);
  return (
    <div className="sparks" ref={root}>
      {sparks.map(({ style }, i) => (
        <i key={i} style={style} />
      ))}
    </div>
  );
});
