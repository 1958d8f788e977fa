// ✓/✗, name, answer, points (UI-T14). A restored TV has no answer texts; the rest still shows.
import { given, quoted } from "../../lib/i18n/phrases";
import { t } from "../../lib/i18n/tv";
import { shortName } from "./names";

export interface ResultLine {
  playerId: string;
  name: string;
  answer: string;
  correct: boolean;
  points: number;
}

export function Mark({ correct }: { correct: boolean }) {
  return (
    <svg className="mark" data-correct={correct} viewBox="0 0 40 40" role="img" aria-label={correct ? t("correct") : t("wrong")}>
      <circle cx="20" cy="20" r="19" />
      <path d={correct ? "M11 21l6 6 12-14" : "M13 13l14 14M27 13L13 27"} />
    </svg>
  );
}

export function ResultRows({ lines, lang }: { lines: ResultLine[]; lang: string }) {
  if (lines.length === 0) return <p className="empty-results">{t("noAnswersLocked")}</p>;
  return (
    <ul className="result-rows" data-testid="results" data-many={lines.length > 7}>
      {lines.map((line, i) => (
        <li key={line.playerId} data-correct={line.correct} style={{ animationDelay: `${i * 0.12}s` }}>
          <Mark correct={line.correct} />
          <span className="result-name">{shortName(line.name)}</span>
          <span className="result-answer" lang={lang}>
            {line.answer && quoted(line.answer)}
          </span>
          <span className="result-points">{given(line.points)}</span>
        </li>
      ))}
    </ul>
  );
}
