import { useEffect } from "react";
import { t } from "../../lib/i18n/player";
import type { ResultRow } from "../../lib/types";
import { buzzVerdict } from "../device";
import { NightTrain } from "./NightTrain";
import { OwnVerdict } from "./OwnVerdict";
import { noteOn, ownRow } from "./ownResult";
import { Others, Sign, Standings } from "./RevealParts";
import type { ScreenProps } from "./ScreenProps";
import { Told } from "./Told";

function Own({ row, note }: { row: ResultRow; note: string }) {
  return (
    <OwnVerdict correct={row.isCorrect} points={row.pointsAwarded}>
      <p>
        <Told text={row.answerText} line={(a) => t("yourAnswer", { a })} />{" "}
        <small>{t("lockedAtShort", { y: row.lockedAtLevelPoints })}</small>
      </p>
      {note ? <p data-testid="own-note">{note}</p> : null}
    </OwnVerdict>
  );
}

/** The name, then our verdict, then everybody's, then the standings: as the server sends them. */
export function RevealScreen(props: ScreenProps) {
  const { game, state, me } = props;
  const { reveal, results, scoreboard } = game.moments;
  const name = reveal?.destinationName ?? state.destination?.name;
  const own = ownRow(props);
  const note = noteOn(props, name ?? "");
  const verdict = own?.isCorrect;
  useEffect(() => {
    if (verdict !== undefined && !game.restored) buzzVerdict(verdict);
  }, [verdict]);
  if (!name) return <Unrevealed />;
  return (
    <div className={`reveal${own ?? results ? " told" : ""}`}>
      <Sign name={name} country={reveal?.country ?? state.destination?.country} />
      {own ? <Own row={own} note={note} /> : <p className="muted">{results ? t("noAnswer") : t("niceTrip")}</p>}
      {results || own ? null : <NightTrain />}
      {results ?? scoreboard ? (
        <div className="reveal-side">
          <Others rows={results?.results.filter((r) => r.playerId !== me) ?? []} />
          {scoreboard ? <Standings state={state} me={me} name={name} /> : null}
        </div>
      ) : null}
    </div>
  );
}

/** The sign before it turns. */
function Unrevealed() {
  return (
    <div className="reveal">
      <div className="sign blank">
        <h1 tabIndex={-1} className="wait">{t("revealing")}</h1>
      </div>
    </div>
  );
}
