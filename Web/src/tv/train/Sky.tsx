// What stands still above the land: the night, the moon, and the dawn that comes with the lower levels.
import { memo, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Landscape } from "./landscape";
import { show, stamp } from "./paint/picture";
import { moonSquare, paintDawn, paintMoon, paintSky, skyHeight, skyWidth } from "./paint/sky";

interface Stamps {
  night: HTMLCanvasElement;
  moon: HTMLCanvasElement;
  dawn: HTMLCanvasElement;
}

function stampsOf(view: Landscape): Stamps {
  const across = view.moon.r * moonSquare;
  return {
    night: stamp(skyWidth, skyHeight, (brush) => paintSky(brush, view)),
    moon: stamp(across, across, (brush) => paintMoon(brush, view.moon.r)),
    dawn: stamp(skyWidth, skyHeight, paintDawn),
  };
}

interface SkyProps {
  view: Landscape;
  /** 0 = deep night, 1 = the morning of arrival. */
  dawn: number;
}

/** The sky of one hour, whole: what would be laid over it for good costs as much as the train in each frame. */
function Hour({ view, dawn, stamps, fresh }: SkyProps & { stamps: Stamps; fresh: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (!canvas.current) return;
    const { x, y, r } = view.moon;
    const across = r * moonSquare;
    const picture = stamp(skyWidth, skyHeight, (brush) => {
      brush.drawImage(stamps.night, 0, 0, skyWidth, skyHeight);
      brush.globalAlpha = 1 - dawn * 0.55;
      brush.drawImage(stamps.moon, x - across / 2, y - across / 2, across, across);
      brush.globalAlpha = dawn;
      brush.drawImage(stamps.dawn, 0, 0, skyWidth, skyHeight);
    });
    void show(canvas.current, picture, true);
  }, [view, dawn, stamps]);
  return <canvas ref={canvas} className="hour" data-fresh={fresh} />;
}

/** The hour that is and the one before it, which it fades in over; another landscape begins without a past. */
function useHours({ view, dawn }: SkyProps): SkyProps[] {
  const [hours, setHours] = useState<SkyProps[]>([{ view, dawn }]);
  const now = hours[hours.length - 1];
  if (now?.view === view && now.dawn === dawn) return hours;
  const next = now?.view === view ? [now, { view, dawn }] : [{ view, dawn }];
  setHours(next);
  return next;
}

export const Sky = memo(({ view, dawn }: SkyProps) => {
  const stamps = useMemo(() => stampsOf(view), [view]);
  const hours = useHours({ view, dawn });
  return (
    <div className="sky">
      {hours.map((hour, i) => (
        <Hour key={`${view.palette}/${view.moon.x}/${hour.dawn}`} {...hour} stamps={stamps} fresh={i > 0} />
      ))}
    </div>
  );
});
