import { useRef, useState, type MouseEvent, type PointerEvent } from "react";
import { t } from "../../lib/i18n/player";
import { send, useEvent } from "../../lib/store";
import { buzz } from "../device";

interface Props {
  me: string;
  /** The server has had this player's pull. */
  pulled: boolean;
}

/** The brake, to be tried: it answers and stops nothing (EVE56). */
export function TryBrake({ me, pulled }: Props) {
  const [heard, setHeard] = useState(false);
  const byPointer = useRef(false);
  const works = pulled || heard;
  useEvent("TEST_PULL", ({ playerId }) => {
    if (playerId === me) setHeard(true);
  });
  const pull = (timeStamp: number): void => {
    if (!works && send("BRAKE_PULL", { pressMonoMs: timeStamp })) buzz(40);
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
  return (
    <div className="brake-area try-brake">
      <div className="brake-mount">
        <button type="button" className="brake" data-testid="try-brake" onPointerDown={down} onClick={click}
          onContextMenu={(event) => event.preventDefault()}>
          {t(works ? "works" : "tryBrake")}
        </button>
      </div>
      <p className="sr-only" role="status">{works ? t("works") : ""}</p>
    </div>
  );
}
