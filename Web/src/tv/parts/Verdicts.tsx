// Who had the question right (UI-T16).
import { t } from "../../lib/i18n/tv";
import type { ServerEvents } from "../../lib/types";
import { shortName } from "./names";
import { Mark } from "./ResultRows";

type Results = ServerEvents["FOLLOWUP_RESULTS"];

/** Up to so many stand three in a row, with their whole names. */
const roomForNames = 6;
/** More players than this and only icon and points fit beside a name. */
export const roomForWords = 8;

export function Verdicts({ results }: { results: Results }) {
  const many = results.results.length > roomForWords;
  const verdict = (isCorrect: boolean, n: number): string => {
    if (!isCorrect) return many ? "" : t("wrong");
    return many ? t("plusPts", { n }) : `${t("correct")} ${t("plusPts", { n })}`;
  };
  return (
    <ul className="verdicts" data-testid="results" data-many={many} data-few={results.results.length <= roomForNames}>
      {results.results.map((row, i) => (
        <li key={row.playerId} data-correct={row.isCorrect} style={{ animationDelay: `${0.4 + i * 0.12}s` }}>
          <Mark correct={row.isCorrect} />
          <span>{shortName(row.playerName)}</span>
          <strong>{verdict(row.isCorrect, row.pointsAwarded)}</strong>
        </li>
      ))}
    </ul>
  );
}
