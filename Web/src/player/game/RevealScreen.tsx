import { useEffect, type CSSProperties } from "react";
import { t } from "../../lib/i18n/player";
import type { GameState, ResultRow } from "../../lib/types";
import { useGameLang } from "../../lib/useSessionLang";
import { ScoreTable } from "../../ui/ScoreTable";
import { Verdict } from "../../ui/Verdict";
import { buzzVerdict } from "../device";
import { NightTrain } from "./NightTrain";
import { OwnVerdict } from "./OwnVerdict";
import { noteOn, ownRow } from "./ownResult";
import type { ScreenProps } from "./ScreenProps";
import { standings } from "./standing";
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

function Others({ rows }: { rows: ResultRow[] }) {
  const lang = useGameLang();
  if (rows.length === 0) return null;
  return (
    <ul className="rows" data-testid="results">
      {rows.map((row, i) => (
        <li key={row.playerId} className="row-in" style={{ "--i": i } as CSSProperties}>
          <span className="who">{row.playerName}<small lang={lang}>{row.answerText}</small></span>
          <Verdict correct={row.isCorrect} points={row.pointsAwarded} />
        </li>
      ))}
    </ul>
  );
}

function Standings({ state, me, name }: { state: GameState; me: string; name: string }) {
  return (
    <>
      <h2>{t("scoreboard")}</h2>
      <ScoreTable rows={standings(state)} ownId={me} />
      <p className="muted"><Told text={name} line={(dest) => t("questionsAwait", { dest })} /></p>
    </>
  );
}

/** The name, then our verdict, then everybody's, then the standings: as the server sends them. */
export function RevealScreen(props: ScreenProps) {
  const { game, state, me } = props;
  const { reveal, results, scoreboard } = game.moments;
  const name = reveal?.destinationName ?? state.destination?.name;
  const own = ownRow(props);
  const note = noteOn(props, name ?? "");
  const lang = useGameLang();
  const verdict = own?.isCorrect;
  useEffect(() => {
    if (verdict !== undefined && !game.restored) buzzVerdict(verdict);
  }, [verdict]);
  if (!name) return <Unrevealed />;
  return (
    <div className={`reveal${own ?? results ? " told" : ""}`}>
      <div className="sign turned">
        <p className="muted">{t("itWas")}</p>
        <h1 tabIndex={-1} className="reveal-name" lang={lang} data-testid="reveal-name">{name}</h1>
        <p className="reveal-country" lang={lang}>{reveal?.country ?? state.destination?.country}</p>
      </div>
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
