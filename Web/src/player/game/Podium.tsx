import { t } from "../../lib/i18n/player";
import type { Standing } from "../../lib/types";
import { medalClass } from "../../ui/ScoreTable";

export type Placed = Standing & { rank: number };

const usual = 3;

/** Places left to right: second, first, third, or all who share the first; each rises at its stage. */
export function Podium({ rows, stage, me }: { rows: Placed[]; stage: number; me: string }) {
  const first = rows.filter((row) => row.rank === 1);
  const shared = first.length > 1;
  const places = shared ? first : rows.slice(0, usual);
  const order = shared || places.length < 2 ? places : [places[1], places[0], places[2]];
  return (
    <ol className={`podium${places.length > usual ? " crowd" : ""}`} data-testid="podium">
      {order.map((row) => {
        if (!row) return null;
        const place = shared ? 1 : places.indexOf(row) + 1;
        const up = stage >= 4 - place;
        return (
          <li key={row.playerId} className={`p${place}${up ? " up" : ""}${row.playerId === me ? " own" : ""}`} aria-hidden={!up}>
            <span className="who">{up ? row.name : "?"}</span>
            <span className="step">
              <b className={medalClass(row, rows)}>{row.rank}</b>
              {up ? <span className="tabular">{t("nPts", { n: row.points })}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
