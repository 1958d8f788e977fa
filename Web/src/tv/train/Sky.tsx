// What stands still above the land: the night, the moon, and the dawn that comes with the lower levels.
import { memo, useLayoutEffect, useRef, useState } from "react";
import type { Landscape } from "./landscape";
import { ahead } from "./paint/ahead";
import { hourOf } from "./paint/hour";
import { blank, show } from "./paint/picture";
import { skyHeight, skyWidth } from "./paint/sky";

interface SkyProps {
  view: Landscape;
  /** 0 = deep night, 1 = the morning of arrival. */
  dawn: number;
}

function Hour({ view, dawn, fresh }: SkyProps & { fresh: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    let over = false;
    const paint = (run: (...pieces: (() => void)[]) => void): void => {
      const { picture, brush } = blank(skyWidth, skyHeight);
      if (brush) run(...hourOf(brush, view, dawn), () => void show(picture, true, canvas.current));
    };
    // NB: an hour that fades in over another for three seconds has time to be painted; one that has passed while the
    // page was hidden is left out.
    if (fresh) ahead(() => over || paint(ahead));
    else paint((...pieces) => pieces.forEach((piece) => piece()));
    return () => void (over = true);
    // NB: not when it is no longer fresh: it stays what it is.
  }, [view, dawn]);
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
  const hours = useHours({ view, dawn });
  return (
    <div className="sky">
      {hours.map((hour, i) => (
        <Hour key={`${view.palette}/${view.moon.x}/${hour.dawn}`} {...hour} fresh={i > 0} />
      ))}
    </div>
  );
});
