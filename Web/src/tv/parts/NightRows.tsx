// Standings of an evening: rank, passenger, name, what the stop gave by place and questions, and all points (EVE53).
import { given } from "../../lib/i18n/phrases";
import { t } from "../../lib/i18n/tv";
import { medal } from "../../ui/ScoreTable";
import type { Rowed } from "../evening/carriageRows";
import type { GainRow } from "../evening/gains";
import { RowName } from "./RowName";
import { pageSize, placeOn } from "./standingPages";
import { usePage } from "./Standings";

interface RowProps {
  row: Rowed<GainRow>;
  sharing: number;
  place: number;
}

const gain = (points: number | undefined): string => (points === undefined ? "" : given(points));

function Row({ row, sharing, place }: RowProps) {
  const gone = place < 0 || place >= pageSize;
  const style = { transform: `translateY(${Math.max(-1, Math.min(pageSize, place)) * 100}%)` };
  return (
    <li className="standing night-row" data-rank={medal(row.rank, row.score, sharing)} data-leader={row.rank === 1 && row.score > 0}
      data-gone={gone} aria-hidden={gone} style={style}>
      <span className="medal">{row.rank}</span>
      <RowName id={row.playerId} name={row.name} carriage={row.carriage} />
      <span className="night-gain">{gain(row.place)}</span>
      <span className="night-gain">{gain(row.questions)}</span>
      <span className="standing-score">{t("nPts", { n: row.score })}</span>
    </li>
  );
}

/** `rows` in the order in which they stand. */
export function NightRows({ rows }: { rows: Rowed<GainRow>[] }) {
  const page = usePage(rows.length);
  const places = new Map(rows.map((row, i) => [row.playerId, placeOn(page, i, rows.length)]));
  const steady = [...rows].sort((a, b) => a.playerId.localeCompare(b.playerId));
  return (
    <section className="night-rows">
      <p className="night-heads" aria-hidden="true">
        <span>{t("byPlace")}</span>
        <span>{t("byQuestions")}</span>
      </p>
      <ol className="standings" data-testid="scoreboard" data-rows={Math.min(pageSize, rows.length)}>
        {steady.map((row) => (
          <Row key={row.playerId} row={row} sharing={rows.filter(({ score }) => score === row.score).length}
            place={places.get(row.playerId) ?? -1} />
        ))}
      </ol>
    </section>
  );
}
