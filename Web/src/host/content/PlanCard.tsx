// The journey as a line of stops, in order, to move and to remove (UI-H62).
import { t } from "../../lib/i18n/host";
import { Icon } from "../../ui/Icon";
import { useFocusKept } from "../focus";
import { Card } from "../parts/Card";
import { titleOf } from "./titles";
import type { Plan } from "./usePlan";

interface StopProps {
  title: string;
  number: number;
  last: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function Stop({ title, number, last, onMove, onRemove }: StopProps) {
  return (
    <li className="stop">
      <span className="stop-number" aria-hidden="true">
        {number}
      </span>
      <span className="stop-title">{title}</span>
      <span className="stop-buttons">
        <button type="button" className="icon-button" aria-label={t("moveUp", { name: title })} disabled={number === 1} onClick={() => onMove(-1)}>
          <Icon name="up" />
        </button>
        <button type="button" className="icon-button" aria-label={t("moveDown", { name: title })} disabled={last} onClick={() => onMove(1)}>
          <Icon name="down" />
        </button>
        <button type="button" className="icon-button" aria-label={`${t("planRemove")}: ${title}`} onClick={onRemove}>
          <Icon name="cross" />
        </button>
      </span>
    </li>
  );
}

/** `ids` with the one at `from` moved by one place. */
function moved(ids: string[], from: number, by: -1 | 1): string[] {
  const next = [...ids];
  const [id] = next.splice(from, 1);
  if (id !== undefined) next.splice(from + by, 0, id);
  return next;
}

export function PlanCard({ plan, secret }: { plan: Plan; secret: boolean }) {
  const { picked, packs, changed } = plan;
  const ready = picked.length > 0;
  useFocusKept(picked.join(" "), "off");
  return (
    <Card icon="flag" title={t("plan")} name="plan">
      <p role="status" data-testid="plan-status" data-stored={!changed} className={ready ? "good" : "muted"}>
        {ready ? t("readyWith", { n: picked.length }) : t("noContent")}
      </p>
      <p className="error" role="alert">
        {plan.error}
      </p>
      <div role="status" data-testid="plan-warnings">
        {plan.warnings.length > 0 && (
          <ul className="plan-warnings">
            {plan.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
      </div>
      {ready && (
        <ol className="stops">
          {picked.map((id, i) => (
            <Stop
              key={id}
              title={titleOf(packs ?? [], id, secret)}
              number={i + 1}
              last={i === picked.length - 1}
              onMove={(by) => plan.pick(moved(picked, i, by))}
              onRemove={() => plan.toggle(id)}
            />
          ))}
        </ol>
      )}
      <div className="tool-row">
        {!plan.atOnce && (
          <button type="button" className="btn primary" data-testid="use-packs" disabled={!changed} onClick={plan.save}>
            <Icon name="check" />
            {t("usePacks", { n: picked.length })}
          </button>
        )}
        <button type="button" className="btn" data-testid="clear-packs" disabled={!ready} onClick={plan.clear}>
          <Icon name="trash" />
          {t("clear")}
        </button>
      </div>
    </Card>
  );
}
