// All of a brake on the screen: the call, the banner, and that the train rolls on (UI-E10).
import { t } from "../../lib/i18n/tv";
import type { GameState } from "../../lib/types";
import { isEvening } from "../evening/evening";
import { BrakeBanner } from "./BrakeBanner";
import { BrakeCall } from "./BrakeCall";
import { useCalled } from "./useCalled";
import { useReleased } from "./useReleased";

export function Brake({ state }: { state: GameState }) {
  const called = useCalled(state);
  const released = useReleased() && state.phase === "CLUE_LEVEL";
  return (
    <>
      <BrakeBanner state={state} called={called} />
      {isEvening(state) && <BrakeCall state={state} shown={called} />}
      {released && (
        <p className="rolled-banner" role="status" data-testid="rolled">
          {t("rolled")}
        </p>
      )}
    </>
  );
}
