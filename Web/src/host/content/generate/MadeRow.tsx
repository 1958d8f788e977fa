// One destination of a job: where it is, what went wrong, and what can be done with it.
import { t } from "../../../lib/i18n/host";
import { mostDestinations } from "../../../lib/rules.gen";
import type { MadeDestination } from "../../../lib/types";
import { Icon } from "../../../ui/Icon";
import type { Plan } from "../usePlan";
import { titleOf } from "../titles";

interface Props {
  made: MadeDestination;
  place: number;
  count: number;
  plan: Plan;
  secret: boolean;
  onPreview: () => void;
}

/** Its title in the library; else its name, or its number while titles are hidden. */
function titleFor({ made, place, count, plan, secret }: Props): string {
  const packs = plan.packs ?? [];
  if (packs.some(({ roundId }) => roundId === made.roundId)) return titleOf(packs, made.roundId, secret);
  return made.name && !secret ? made.name : t("generateNth", { n: place, m: count });
}

export function MadeRow(props: Props) {
  const { made, plan, onPreview } = props;
  const title = titleFor(props);
  const isThere = made.status === "completed" && (plan.packs ?? []).some(({ roundId }) => roundId === made.roundId);
  const isPicked = plan.picked.includes(made.roundId);
  const isGone = made.status === "completed" && plan.packs !== null && !isThere;
  return (
    <li className="pack-row made" data-testid="made" data-status={made.status}>
      <span className="pack">
        <span className="pack-text">
          <span className="pack-title">{title}</span>
          <span className="pack-marks">
            <small className="mark">{isGone ? t("generateGone") : t(`generate_${made.status}`)}</small>
          </span>
          {made.error && <small data-testid="made-error">{made.error}</small>}
        </span>
      </span>
      {isThere && (
        <>
          <button
            type="button"
            className="icon-button"
            data-testid="made-take"
            aria-pressed={isPicked}
            aria-label={t("generateTake", { name: title })}
            disabled={!isPicked && plan.picked.length >= mostDestinations}
            onClick={() => plan.toggle(made.roundId)}
          >
            <Icon name={isPicked ? "check" : "plus"} />
          </button>
          <button type="button" className="icon-button" data-testid="made-preview" aria-label={t("previewOf", { name: title })} onClick={onPreview}>
            <Icon name="eye" />
          </button>
        </>
      )}
    </li>
  );
}
