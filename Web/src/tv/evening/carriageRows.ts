// The scoreboard by carriage: each has one answer and one score, so it has one row (EVE44).
import type { Carriage, ScoreRow } from "../../lib/types";
import { carriageName } from "../../ui/carriage";

/** A row of a carriage, in place of those of its members. */
export interface CarriageRow {
  number: number;
  tone: number;
  /** What its members are called, in the order in which they sit. */
  members: string[];
}

export type Rowed<R extends ScoreRow> = R & { carriage?: CarriageRow };

/** Who rides alone keeps a row; ranks are counted anew. Pure. */
export function byCarriage<R extends ScoreRow>(rows: readonly R[], carriages: readonly Carriage[] | undefined): Rowed<R>[] {
  if (!carriages?.length) return [...rows];
  const together = carriages.flatMap((carriage): Rowed<R>[] => {
    const members = rows.filter(({ playerId }) => carriage.members.includes(playerId));
    const [first] = members;
    if (!first) return [];
    const { carriageId, number, tone } = carriage;
    return [{ ...first, playerId: carriageId, name: carriageName(carriage), carriage: { number, tone, members: members.map(({ name }) => name) } }];
  });
  const riding = new Set(carriages.flatMap(({ members }) => members));
  const every = [...together, ...rows.filter(({ playerId }) => !riding.has(playerId))].sort((a, b) => b.score - a.score);
  return every.map((row) => ({ ...row, rank: 1 + every.filter(({ score }) => score > row.score).length }));
}
