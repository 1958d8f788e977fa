import { t } from "../../lib/i18n/player";
import { useSecondsLeft } from "../../lib/hooks";
import { given } from "../../lib/i18n/phrases";
import type { GainedPoints } from "../../lib/types";
import { ScoreTable } from "../../ui/ScoreTable";
import { NightTrain } from "./NightTrain";
import type { ScreenProps } from "./ScreenProps";
import { gainsOf, standings, sumOf } from "./standing";

/** What this destination gave oneself, in its two parts (EVE53). */
function OwnGain({ place, questions }: GainedPoints) {
  return <p className="own-gain" data-testid="gained">{t("gainedHere", { a: given(place), b: given(questions) })}</p>;
}

/** Between destinations: the table and what is next. */
export function ScoreScreen({ game, state, me }: ScreenProps) {
  const gains = gainsOf(game);
  const rows = standings(state).map((row) => ({ ...row, gained: sumOf(gains.get(row.playerId)) }));
  const gain = gains.get(me);
  const own = rows.find((row) => row.playerId === me);
  const end = state.timer ? state.timer.startAtServerMs + state.timer.durationMs : null;
  const seconds = useSecondsLeft(end);
  return (
    <div className="score">
      <h1 tabIndex={-1}>{t("scoreboard")}</h1>
      <ScoreTable rows={rows} ownId={me} />
      {gain ? <OwnGain {...gain} /> : null}
      {own ? <p className="sr-only" role="status">{t("yourPlace", { r: own.rank })}</p> : null}
      {state.nextDestinationAvailable === false ? null : (
        <div className="muted next">
          <NightTrain rolling />
          <p>{t("nextSoon")}</p>
          {seconds > 0 ? <p className="tabular">{t("startsIn", { n: seconds })}</p> : null}
        </div>
      )}
    </div>
  );
}
