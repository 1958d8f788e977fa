import { t } from "../../lib/i18n/player";
import { useSecondsLeft } from "../../lib/hooks";
import { ScoreTable } from "../../ui/ScoreTable";
import { NightTrain } from "./NightTrain";
import type { ScreenProps } from "./ScreenProps";
import { standings } from "./standing";

/** Between destinations: the table and what is next. */
export function ScoreScreen({ state, me }: ScreenProps) {
  const rows = standings(state);
  const own = rows.find((row) => row.playerId === me);
  const end = state.timer ? state.timer.startAtServerMs + state.timer.durationMs : null;
  const seconds = useSecondsLeft(end);
  return (
    <div className="score">
      <h1 tabIndex={-1}>{t("scoreboard")}</h1>
      <ScoreTable rows={rows} ownId={me} />
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
