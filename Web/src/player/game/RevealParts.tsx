import type { CSSProperties } from "react";
import { t } from "../../lib/i18n/player";
import type { GameState, ResultRow } from "../../lib/types";
import { useGameLang } from "../../lib/useSessionLang";
import { ScoreTable } from "../../ui/ScoreTable";
import { Verdict } from "../../ui/Verdict";
import { standings } from "./standing";
import { Told } from "./Told";

/** Everybody else's answers. */
export function Others({ rows }: { rows: ResultRow[] }) {
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

/** Where one stands after the place, and what comes next. */
export function Standings({ state, me, name }: { state: GameState; me: string; name: string }) {
  return (
    <>
      <h2>{t("scoreboard")}</h2>
      <ScoreTable rows={standings(state)} ownId={me} />
      <p className="muted"><Told text={name} line={(dest) => t("questionsAwait", { dest })} /></p>
    </>
  );
}

/** The name of the place, on the sign. */
export function Sign({ name, country }: { name: string; country: string | null | undefined }) {
  const lang = useGameLang();
  return (
    <div className="sign turned">
      <p className="muted">{t("itWas")}</p>
      <h1 tabIndex={-1} className="reveal-name" lang={lang} data-testid="reveal-name">{name}</h1>
      <p className="reveal-country" lang={lang}>{country}</p>
    </div>
  );
}
