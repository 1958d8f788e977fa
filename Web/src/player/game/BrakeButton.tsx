import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from "react";
import { t } from "../../lib/i18n/player";
import type { Brake } from "./useBrake";

interface Props {
  brake: Brake;
  /** Why braking is impossible now, or "" (UI-P11). */
  reason: string;
  /** The reason stands elsewhere on the screen, and is only read out here (UI-E29). */
  quiet?: boolean;
  /** Who has the brake, or might. */
  braker: string;
  /** What a right answer gives (UI-E28); absent: it stands on the clue. */
  worth?: number | undefined;
  /** What lies under it. */
  children?: ReactNode;
}

/** Seconds left of the cool-down. */
function useCoolDown(until: number): number {
  const [, tick] = useState(0);
  const left = Math.max(0, Math.ceil((until - performance.now()) / 1000));
  const cooling = left > 0;
  useEffect(() => {
    if (!cooling) return;
    const timer = window.setInterval(() => tick((n) => n + 1), 200);
    return () => window.clearInterval(timer);
  }, [until, cooling]);
  return left;
}

/** BROMS: fires at touch-down; the click that follows is ignored, a keyboard's click is not. */
export function BrakeButton({ brake, reason, quiet = false, braker, worth, children }: Props) {
  const byPointer = useRef(false);
  const cool = useCoolDown(brake.coolUntil);
  const off = reason !== "" || cool > 0;
  const pull = (timeStamp: number): void => {
    if (!off && !brake.pressing) brake.press(timeStamp);
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    byPointer.current = true;
    pull(event.timeStamp);
  };
  const click = (event: MouseEvent): void => {
    if (!byPointer.current) pull(event.timeStamp);
    byPointer.current = false;
  };
  const key = (event: KeyboardEvent): void => {
    byPointer.current = false;
    if (event.repeat) event.preventDefault();
  };
  const refusal = brake.rejected ? t(`rej_${brake.rejected}`, { name: braker }) : "";
  const said = cool > 0 ? t("waitSeconds", { s: cool }) : refusal || reason;
  const manner = said === "" ? " hint" : quiet && said === reason ? " unsaid" : "";
  const state = brake.pressing ? " pressing" : off ? " off" : "";
  return (
    <div className={`brake-area${brake.rejected ? " refused shake" : ""}`}>
      <p className={`brake-note${manner}`} id="brake-note">
        {said || t("brakeHint")}
      </p>
      <div className={`brake-mount${state}`}>
        <button type="button" className={`brake${state}`} data-testid="brake-button" aria-disabled={off}
          aria-describedby="brake-note" onPointerDown={down} onClick={click} onKeyDown={key}
          onContextMenu={(event) => event.preventDefault()}>
          {brake.pressing ? t("braking") : t("brake")}
          {worth !== undefined && !brake.pressing ? <small>{t("nPts", { n: worth })}</small> : null}
        </button>
      </div>
      {children}
      <p className="sr-only" role="alert">{refusal}</p>
    </div>
  );
}
