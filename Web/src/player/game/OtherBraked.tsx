import { t } from "../../lib/i18n/player";
import type { GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { Passenger } from "../../ui/passenger/Passenger";
import { brakerOf } from "./brakeOff";
import { isOurBrake } from "./carriage";
import { lookOf } from "./looks";

/** What the one who brakes is doing, as far as the server tells (UI-E29). */
function wordsOf(state: GameState, me: string): string {
  const name = brakerOf(state);
  if (isOurBrake(state, me)) return t("teamBraked", { name });
  if (!state.brake) return t("otherBraked", { name });
  return t(state.brake.typing ? "isTyping" : "isThinking", { name });
}

/** Somebody else has the brake. */
export function OtherBraked({ state, me }: { state: GameState; me: string }) {
  const owner = state.brakeOwnerPlayerId ?? "";
  const look = lookOf(state, owner);
  return (
    <p className="brake-banner drop-in" role="status" data-testid="brake-banner">
      {look ? <Passenger {...look} mood="start" moment={owner} seed={owner} /> : <Icon name="brake" />}
      {wordsOf(state, me)}
    </p>
  );
}
