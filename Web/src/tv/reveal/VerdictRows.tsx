// The rows of a reveal as they land: the last seven, then page by page (UI-E12).
import { useEffect, useState } from "react";
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/tv";
import type { VerdictLine } from "./lines";
import { VerdictRow } from "./VerdictRow";

const pageMs = 4000;
export const rowsOnPage = 7;

/** Which rows are shown: while they land the newest, then one page after the other. Pure. */
export function windowOf<T>(lines: readonly T[], page: number | null): T[] {
  const pages = Math.ceil(lines.length / rowsOnPage);
  if (page === null || pages <= 1) return lines.slice(-rowsOnPage);
  const start = (page % pages) * rowsOnPage;
  return lines.slice(start, start + rowsOnPage);
}

/** Null while they land. */
function usePage(done: boolean): number | null {
  const [page, setPage] = useState<number | null>(null);
  useEffect(() => {
    if (!done) return setPage(null);
    const timer = window.setInterval(() => setPage((now) => (now ?? -1) + 1), pageMs);
    return () => window.clearInterval(timer);
  }, [done]);
  return page;
}

export function VerdictRows({ lines, done }: { lines: VerdictLine[]; done: boolean }) {
  const shown = windowOf(lines, usePage(done));
  if (done && lines.length === 0) return <p className="empty-results">{t("noAnswersLocked")}</p>;
  return (
    <ul className="verdict-rows" data-testid="results">
      {shown.map((line) => (
        <VerdictRow key={line.playerId} line={line} lang={getLang()} />
      ))}
    </ul>
  );
}
