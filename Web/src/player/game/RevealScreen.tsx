import { useEffect, type CSSProperties } from "react";
import { t } from "../../lib/i18n/player";
import type { ResultRow } from "../../lib/types";
import { Verdict } from "../../ui/Verdict";
import { buzz } from "../device";
import type { ScreenProps } from "../Game";
import { standings } from "./standing";
import { ScoreTable } from "../../ui/ScoreTable";

/** The own row: from the results, or after a reconnect from the own locked answer. */
function ownRow({ game, state, me }: ScreenProps): ResultRow | null {
  const row = game.moments.results?.results.find((r) => r.playerId === me);
  if (row) return row;
  const kept = state.lockedAnswers.find((a) => a.playerId === me);
  if (!game.restored || kept?.isCorrect === undefined) return null;
  return {
    playerId: me,
    playerName: "",
    answerText: kept.answerText ?? "",
    isCorrect: kept.isCorrect,
    pointsAwarded: kept.pointsAwarded ?? 0,
    lockedAtLevelPoints: kept.lockedAtLevelPoints,
  };
}

function Own({ row }: { row: ResultRow }) {
  return (
    <section className={`card own-verdict scale-pop ${row.isCorrect ? "good" : "bad"}`} role="status"
      data-testid="own-verdict">
      <p className="big-verdict"><Verdict correct={row.isCorrect} points={row.pointsAwarded} /></p>
      <p>
        {t("yourAnswer", { a: row.answerText })}{" "}
        <small>{t("lockedAtShort", { y: row.lockedAtLevelPoints })}</small>
      </p>
    </section>
  );
}

/** The name, then our verdict, then everybody's, then the standings: as the server sends them. */
export function RevealScreen(props: ScreenProps) {
  const { game, state, me } = props;
  const { reveal, results, scoreboard } = game.moments;
  const name = reveal?.destinationName ?? state.destination?.name;
  const country = reveal?.country ?? state.destination?.country;
  const own = ownRow(props);
  const verdict = own?.isCorrect;
  useEffect(() => {
    if (verdict !== undefined && !game.restored) buzz(verdict ? [40, 60, 40, 60, 120] : 200);
  }, [verdict]);
  const others = results?.results.filter((r) => r.playerId !== me) ?? [];
  if (!name) return <h1 tabIndex={-1} className="wait">{t("revealing")}</h1>;
  return (
    <div className="reveal">
      <p className="muted">{t("itWas")}</p>
      <h1 tabIndex={-1} className="reveal-name scale-pop" data-testid="reveal-name">{name}</h1>
      <p className="reveal-country fade-in-up">{country}</p>
      {own ? <Own row={own} /> : results ? <p className="muted">{t("noAnswer")}</p> : <p className="muted">{t("niceTrip")}</p>}
      {others.length > 0 ? (
        <ul className="rows" data-testid="results">
          {others.map((row, i) => (
            <li key={row.playerId} className="row-in" style={{ "--i": i } as CSSProperties}>
              <span className="who">{row.playerName}<small>{row.answerText}</small></span>
              <Verdict correct={row.isCorrect} points={row.pointsAwarded} />
            </li>
          ))}
        </ul>
      ) : null}
      {scoreboard ? (
        <>
          <h2>{t("scoreboard")}</h2>
          <ScoreTable rows={standings(state)} ownId={me} />
          <p className="muted">{t("questionsAwait", { dest: name })}</p>
        </>
      ) : null}
    </div>
  );
}
