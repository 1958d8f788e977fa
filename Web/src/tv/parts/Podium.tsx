// Three steps that rise third → second → first; equal points stand together on the same step.
import type { CSSProperties } from "react";
import { t } from "../../lib/i18n/tv";
import type { Standing } from "../../lib/types";
import { useGame } from "../../lib/store";
import { initial } from "../../ui/names";
import { stepsOf } from "../../ui/ranks";
import { medal } from "../../ui/ScoreTable";
import { Face } from "../people/Face";
import { hasPassengers } from "../people/person";
import { podiumName } from "./names";

interface PodiumStage {
  third: boolean;
  second: boolean;
  first: boolean;
}

/** So many names fit over a step; the rest is counted. */
const named: Record<number, number> = { 1: 8, 2: 4, 3: 4 };

function Name({ name }: { name: string }) {
  const { lines, width } = podiumName(name);
  return (
    <strong style={{ "--letters": width } as CSSProperties}>
      {lines.map((line, i) => (
        <span key={i} className="name-line">
          {line}
        </span>
      ))}
    </strong>
  );
}

function Step({ rank, rows, up }: { rank: number; rows: Standing[]; up: boolean }) {
  const points = rows[0]?.points ?? 0;
  const shown = rows.slice(0, named[rank]);
  const hasFace = hasPassengers(useGame().state);
  return (
    <div className="step" data-rank={rank} data-medal={medal(rank, points, rows.length)} data-up={up} data-many={up && rows.length > 2} aria-hidden={!up}>
      {up && (
        <div className="step-people">
          {shown.map((row) => (
            <div key={row.playerId} className="step-person">
              <span className="avatar" data-figure={hasFace} aria-hidden="true">
                {hasFace ? <Face id={row.playerId} mood={rank === 1 ? "cheer" : "sit"} /> : initial(row.name)}
              </span>
              <Name name={row.name} />
            </div>
          ))}
          {rows.length > shown.length && <strong className="step-person">+{rows.length - shown.length}</strong>}
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
  const groups = stepsOf(standings);
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
