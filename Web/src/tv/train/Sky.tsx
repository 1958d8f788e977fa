// What stands still above the land: the night, the moon, and the dawn that comes with the lower levels.
import { memo, useLayoutEffect, useRef } from "react";
import type { Landscape } from "./landscape";
import { paintOn } from "./Layer";
import { moonSquare, paintMoon, paintSky } from "./paint/sky";

interface SkyProps {
  view: Landscape;
  /** 0 = deep night, 1 = the morning of arrival. */
  dawn: number;
}

export const Sky = memo(({ view, dawn }: SkyProps) => {
  const night = useRef<HTMLCanvasElement>(null);
  const moon = useRef<HTMLCanvasElement>(null);
  const { x, y, r } = view.moon;
  const across = r * moonSquare;
  useLayoutEffect(() => {
    if (night.current) paintOn(night.current, 1920, 820, (brush) => paintSky(brush, view));
    if (moon.current) paintOn(moon.current, across, across, (brush) => paintMoon(brush, r));
  }, [view, r, across]);
  const side = `calc(var(--u) * ${across})`;
  return (
    <div className="sky">
      <canvas ref={night} className="night" />
      <canvas
        ref={moon}
        className="moon"
        style={{
          left: `calc(var(--u) * ${x - across / 2})`,
          top: `calc(var(--u) * ${y - across / 2})`,
          width: side,
          height: side,
          opacity: 1 - dawn * 0.55,
        }}
      />
      <div className="dawn" style={{ opacity: dawn }} />
    </div>
  );
});
