// The scoreboard of an evening in its moments: what this stop gave counts up, then the rows change places (EVE53).
import type { ScoreRow } from "../../lib/types";

export interface GainRow extends ScoreRow {
  /** What this stop gave by now; undefined where nothing is told of it. */
  place?: number;
  questions?: number;
}

const gainedBy = ({ gained }: ScoreRow): number => (gained ? gained.place + gained.questions : 0);

/** The rows when `part` of the points has been counted. Pure. */
export const counted = <R extends ScoreRow>(rows: readonly R[], part: number): (R & GainRow)[] =>
  rows.map((row) => {
    if (!row.gained) return row;
    const [place, questions] = [Math.round(row.gained.place * part), Math.round(row.gained.questions * part)];
    return { ...row, place, questions, score: row.score - gainedBy(row) + place + questions };
  });

const rankOf = (score: number, scores: number[]): number => 1 + scores.filter((other) => other > score).length;

/** The order and ranks from before this stop, whatever the rows show by now. Pure. */
export function inOldOrder<R extends GainRow>(rows: readonly R[], final: readonly ScoreRow[]): R[] {
  const was = new Map(final.map((row) => [row.playerId, row.score - gainedBy(row)]));
  const scoreOf = (row: ScoreRow): number => was.get(row.playerId) ?? row.score;
  const scores = [...was.values()];
  return [...rows].sort((a, b) => scoreOf(b) - scoreOf(a)).map((row) => ({ ...row, rank: rankOf(scoreOf(row), scores) }));
}
