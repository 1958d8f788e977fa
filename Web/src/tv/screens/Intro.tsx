// ROUND_INTRO (UI-T7): the question over the departing train; between destinations also how far it is (UI-T18).
import { t } from "../../lib/i18n/tv";
import type { GameState } from "../../lib/types";
import { hasPassengers } from "../people/person";
import { Progress } from "../parts/Progress";
import { Screen } from "../parts/Screen";
import { Train } from "../train/Train";

/** Some destination lies behind; the next one is announced. */
export const isBetween = ({ destinationIndex = 1 }: GameState): boolean => destinationIndex > 1;

function Stop({ state }: { state: GameState }) {
  const { destinationIndex: i, totalDestinations: n } = state;
  if (i === undefined || n === undefined) return null;
  if (!isBetween(state)) return <p className="eyebrow">{t("destinationOf", { i, n })}</p>;
  return (
    <div className="next-up">
      <p>{t("nextStop")}</p>
      <Progress at={i - 1} of={n} now={i} />
    </div>
  );
}

export function Intro({ state }: { state: GameState }) {
  return (
    <Screen name="intro">
      <Stop state={state} />
      <h1 className="intro-question">{t("whereTo")}</h1>
      {!hasPassengers(state) && (
        <div className="departing">
          <Train />
          <div className="rails" />
        </div>
      )}
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
