// Three steps that rise third → second → first; equal points stand together on the same step.
import { t } from "../../lib/i18n/tv";
import type { Standing } from "../../lib/types";
import { medal } from "../../ui/ScoreTable";
import { initial, shortName } from "./names";

interface PodiumStage {
  third: boolean;
  second: boolean;
  first: boolean;
}

/** Groups of equal points with their shared rank: 1, 1, 3 leaves step 2 empty. */
function steps(standings: Standing[]): Map<number, Standing[]> {
  const groups = new Map<number, Standing[]>();
  standings.forEach((row) => {
    const rank = 1 + standings.filter((other) => other.points > row.points).length;
    if (rank <= 3) groups.set(rank, [...(groups.get(rank) ?? []), row]);
  });
  return groups;
}

function Step({ rank, rows, up }: { rank: number; rows: Standing[]; up: boolean }) {
  const points = rows[0]?.points ?? 0;
  return (
    <div className="step" data-rank={rank} data-medal={medal(rank, points, rows.length)} data-up={up} aria-hidden={!up}>
      {up && (
        <div className="step-people" data-many={rows.length > 2}>
          {rows.map((row) => (
            <div key={row.playerId} className="step-person">
              <span className="avatar" aria-hidden="true">
                {initial(row.name)}
              </span>
              <strong>{shortName(row.name)}</strong>
            </div>
          ))}
        </div>
      )}
      <div className="step-block">
        <span className="step-rank">{rank}</span>
        {up && <span className="step-points">{t("nPts", { n: points })}</span>}
      </div>
    </div>
  );
}

export function Podium({ standings, stage }: { standings: Standing[]; stage: PodiumStage }) {
  const groups = steps(standings);
  const shown = { 1: stage.first, 2: stage.second, 3: stage.third } as const;
  return (
    <div className="podium" data-testid="podium">
      {([2, 1, 3] as const).map((rank) => {
        const rows = groups.get(rank);
        return rows ? <Step key={rank} rank={rank} rows={rows} up={shown[rank]} /> : null;
      })}
    </div>
  );
}
