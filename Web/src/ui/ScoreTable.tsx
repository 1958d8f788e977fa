// Standings: places, medals, the own row.
import type { CSSProperties } from "react";
import { tc } from "../lib/i18n/common";
import { ranked } from "./ranks";

interface Ranked {
  points: number;
  rank: number;
}

export interface ScoreLine extends Ranked {
  playerId: string;
  name: string;
  /** Points just gained, shown as "+2 p". */
  gained?: number;
  away?: boolean;
}

/** The place, 1–3, that gets a medal; a place shared at 0 points gets none (UI-H25). */
export function medal(rank: number, points: number, sharing: number): number | undefined {
  return rank <= 3 && (points > 0 || sharing === 1) ? rank : undefined;
}

/** The medal's class for a row of `ranked` rows. */
export function medalClass(row: Ranked, rows: Ranked[]): string {
  const place = medal(row.rank, row.points, rows.filter((other) => other.rank === row.rank).length);
  return place === undefined ? "rank" : `rank r${place}`;
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
            <span className={medalClass(row, rows)} aria-label={tc("place", { r: row.rank })}>{row.rank}</span>
            <span className="who">
              <span className="name">{row.name}</span>
              {own ? <small>({tc("you")})</small> : null}
              {row.away ? <small>· {tc("hasLeft")}</small> : null}
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
