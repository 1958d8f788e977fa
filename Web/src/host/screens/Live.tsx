// PREPARING_ROUND to PAUSED_FOR_BRAKE (UI-H18–H28): secret, clue, brake.
import { t } from "../../lib/i18n/host";
import type { GameState } from "../../lib/types";
import { BrakeBanner } from "../parts/BrakeBanner";
import { ClueCard } from "../parts/ClueCard";
import { SecretCard } from "../parts/SecretCard";
import { Waiting } from "../parts/Waiting";

/** Before the journey: content is being made ready. */
export function Preparing() {
  return (
    <div className="column">
      <Waiting text={t("preparing")} />
    </div>
  );
}

export function Live({ state }: { state: GameState }) {
  return (
    <div className="column live">
      <SecretCard destination={state.destination} />
      <ClueCard state={state} />
      <BrakeBanner state={state} />
    </div>
  );
}
