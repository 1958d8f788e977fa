// ROUND_INTRO (UI-T7): the question over the departing train.
import { t } from "../../lib/i18n/tv";
import type { GameState } from "../../lib/types";
import { Screen } from "../parts/Screen";
import { Train } from "../train/Train";

export function Intro({ state }: { state: GameState }) {
  const { destinationIndex: i, totalDestinations: n } = state;
  return (
    <Screen name="intro">
      {i !== undefined && n !== undefined && <p className="eyebrow">{t("destinationOf", { i, n })}</p>}
      <h1 className="intro-question">{t("whereTo")}</h1>
      <div className="departing">
        <Train />
        <div className="rails" />
      </div>
    </Screen>
  );
}

/** Before the journey: content is being made ready. */
export function Preparing() {
  return (
    <Screen name="intro">
      <h1 className="intro-question">{t("preparing")}</h1>
      <div className="departing waiting">
        <Train />
        <div className="rails" />
      </div>
    </Screen>
  );
}
