// Standings that glide from the old order to the new (UI-T13, UI-T17), a page of eight at a time, the leader on each.
import { useEffect, useState } from "react";
import { t } from "../../lib/i18n/tv";
import type { ScoreRow } from "../../lib/types";
import { useGame } from "../../lib/store";
import { medal } from "../../ui/ScoreTable";
import { byCarriage, type Rowed } from "../evening/carriageRows";
import { hasPassengers } from "../people/person";
import { shortName } from "./names";
import { RowName } from "./RowName";
import { useCalm } from "./Screen";
import { pagesFor, pageSize, placeOn } from "./standingPages";

const pageMs = 4000;
const glideAfterMs = 700;

/** The page that is shown, one after the other. */
export function usePage(count: number): number {
  const pages = pagesFor(count);
  const [page, setPage] = useState(0);
  useEffect(() => {
    if (pages === 1) return;
    const timer = window.setInterval(() => setPage((now) => now + 1), pageMs);
    return () => window.clearInterval(timer);
  }, [pages]);
  return page % pages;
}

/** Shows `from` for a moment, then `rows`. */
function useGlide(rows: ScoreRow[], from: ScoreRow[] | undefined): ScoreRow[] {
  const calm = useCalm();
  const [shown, setShown] = useState(calm || !from?.length ? rows : from);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(rows), calm ? 0 : glideAfterMs);
    return () => window.clearTimeout(timer);
  }, [rows, calm]);
  return shown;
}

interface RowProps {
  row: Rowed<ScoreRow>;
  rank: number;
  sharing: number;
  place: number;
  hasFace: boolean;
}

function Row({ row, rank, sharing, place, hasFace }: RowProps) {
  const gone = place < 0 || place >= pageSize;
  return (
    <li
      className="standing"
      data-rank={medal(rank, row.score, sharing)}
      data-leader={rank === 1 && row.score > 0}
      data-gone={gone}
      data-face={hasFace}
      aria-hidden={gone}
      style={{ transform: `translateY(${Math.max(-1, Math.min(pageSize, place)) * 100}%)` }}
    >
      <span className="medal">{rank}</span>
      <RowName id={row.playerId} name={row.carriage ? row.name : shortName(row.name)} carriage={row.carriage} />
      <span className="standing-score">{t("nPts", { n: row.score })}</span>
    </li>
  );
}

export function Standings({ rows, from }: { rows: ScoreRow[]; from?: ScoreRow[] }) {
  const shown = byCarriage(useGlide(rows, from), useGame().state?.carriages);
  const page = usePage(shown.length);
  const hasFace = hasPassengers(useGame().state);
  const places = new Map(shown.map((row, i) => [row.playerId, placeOn(page, i, shown.length)]));
  const rankOf = (row: ScoreRow) => row.rank ?? 1 + shown.filter((other) => other.score > row.score).length;
  const sharing = (row: ScoreRow) => shown.filter((other) => other.score === row.score).length;
  const steady = [...shown].sort((a, b) => a.playerId.localeCompare(b.playerId));
  return (
    <ol className="standings" data-testid="scoreboard" data-rows={Math.min(pageSize, shown.length)}>
      {steady.map((row) => (
        <Row key={row.playerId} rank={rankOf(row)} sharing={sharing(row)} place={places.get(row.playerId) ?? -1} {...{ row, hasFace }} />
      ))}
    </ol>
  );
}
