// What the glass of the carriage lays over the view for each phase.
import { memo, useEffect, useRef } from "react";
import type { Glass } from "./pace";
import { ahead } from "./paint/ahead";
import { show, stamp } from "./paint/picture";
import { paintAlarm } from "./paint/veil";

/** The red of a brake, painted before anybody pulls: it has to be there at once (UI-T11). */
export const Veil = memo(({ glass }: { glass: Glass }) => {
  const alarm = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    ahead(() => void show(stamp(1920, 1080, paintAlarm, 1), false, alarm.current));
  }, []);
  return (
    <>
      <div className="veil" data-glass={glass} />
      <canvas className="alarm" ref={alarm} />
    </>
  );
});
