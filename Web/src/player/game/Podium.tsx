import { t } from "../../lib/i18n/player";
import type { Standing } from "../../lib/types";
import { stepsOf } from "../../ui/ranks";
import { medalClass } from "../../ui/ScoreTable";

export type Placed = Standing & { rank: number };

const usual = 3;
/** So many names fit over a step; the rest is counted. */
const named = 2;

/** Those on the steps from left to right: second, first, third, or a step for each who shares the first. */
function line(rows: Placed[]): Placed[][] {
  const steps = stepsOf(rows);
  const first = steps.get(1) ?? [];
  return first.length > 1 ? first.map((row) => [row]) : [2, 1, 3].flatMap((rank) => [steps.get(rank) ?? []]);
}

/** The names over a step, our own first. */
function Names({ people, me }: { people: Placed[]; me: string }) {
  const inOrder = [...people].sort((a, b) => Number(b.playerId === me) - Number(a.playerId === me));
  return (
    <>
      {inOrder.slice(0, named).map((row) => (
        <span key={row.playerId} className={`who${row.playerId === me ? " own" : ""}`}>{row.name}</span>
      ))}
      {people.length > named ? <span className="who">+{people.length - named}</span> : null}
    </>
  );
}

/** The podium; each step rises at its stage. */
export function Podium({ rows, stage, me }: { rows: Placed[]; stage: number; me: string }) {
  const steps = line(rows).filter((people) => people.length > 0);
  return (
    <ol className={`podium${steps.length > usual ? " crowd" : ""}`} data-testid="podium">
      {steps.map((people) => {
        const [row] = people;
        if (!row) return null;
        const up = stage >= 4 - row.rank;
        const own = people.some(({ playerId }) => playerId === me);
        return (
          <li key={row.playerId} className={`p${row.rank}${up ? " up" : ""}${own ? " own" : ""}`} aria-hidden={!up}>
            {up ? <Names people={people} me={me} /> : <span className="who">?</span>}
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
