import type { CSSProperties } from "react";
import { tc } from "../lib/i18n/common";

export interface ScoreLine {
  playerId: string;
  name: string;
  points: number;
  rank: number;
  /** Points just gained, shown as "+2 p". */
  gained?: number;
  away?: boolean;
}

/** Ranks for rows sorted by points: equal points share a rank, 1, 1, 3 (SC4). */
export function ranked<T extends { points: number }>(rows: T[]): (T & { rank: number })[] {
  return rows.map((row) => ({ ...row, rank: rows.findIndex((r) => r.points === row.points) + 1 }));
}

/** Lines from a scoreboard (PR15, EV38), the server's order kept. */
export function linesOf(rows: { playerId: string; name: string; score: number }[]): ScoreLine[] {
  return ranked(rows.map(({ playerId, name, score }) => ({ playerId, name, points: score })));
}

/** The standings: medals for 1–3, leader orange, own row outlined mint. */
export function ScoreTable({ rows, ownId }: { rows: ScoreLine[]; ownId?: string }) {
  return (
    <ol className="scores" data-testid="scoreboard">
      {rows.map((row, i) => {
        const own = row.playerId === ownId;
        const leader = row.rank === 1 && row.points > 0;
        const name = `row-in${own ? " own" : ""}${leader ? " leader" : ""}`;
        return (
          <li key={row.playerId} className={name} style={{ "--i": i } as CSSProperties}>
            <span className={`rank r${row.rank}`} aria-label={tc("place", { r: row.rank })}>{row.rank}</span>
            <span className="who">
              {row.name}
              {own ? <small> ({tc("you")})</small> : null}
              {row.away ? <small> · {tc("hasLeft")}</small> : null}
            </span>
            <span className="pts">
              {row.gained ? <small>{tc("plusPts", { n: row.gained })} </small> : null}
              {tc("nPts", { n: row.points })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
