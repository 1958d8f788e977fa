// Ranks, and who stands on which step of the podium.
type Placed<T> = T & { rank: number };

/** Ranks for rows sorted by points: equal points share a rank, 1, 1, 3 (SC4). */
export function ranked<T extends { points: number }>(rows: T[]): Placed<T>[] {
  return rows.map((row) => ({ ...row, rank: rows.findIndex((r) => r.points === row.points) + 1 }));
}

const lowest = 3;

/** A step is worth standing on with points, or alone as the runner-up. */
const isStep = (rank: number, points: number, sharing: number): boolean => points > 0 || (rank > 1 && sharing === 1);

/** Equal points stand together: 1, 1, 3 leaves step 2 empty, and so do many who share 0 points (UI-T20, UI-P24). */
export function stepsOf<T extends { points: number }>(standings: T[]): Map<number, Placed<T>[]> {
  const groups = new Map<number, Placed<T>[]>();
  ranked(standings).forEach((row) => {
    if (row.rank <= lowest) groups.set(row.rank, [...(groups.get(row.rank) ?? []), row]);
  });
  return new Map([...groups].filter(([rank, rows]) => isStep(rank, rows[0]?.points ?? 0, rows.length)));
}

/** Nobody has points: there is a table, and no winner. */
export const isScoreless = (standings: { points: number }[]): boolean => standings.every(({ points }) => points === 0);
