// One line for each trouble, until it is over or somebody has seen it (UI-H65).
import { useEffect, useState } from "react";
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import { Icon } from "../../ui/Icon";
import { useFocusKept } from "../focus";
import { troublesOf, type Trouble } from "../troubles";

function Line({ trouble, onSeen }: { trouble: Trouble; onSeen: () => void }) {
  return (
    <div className="health-line drop-in" data-testid={trouble.id} data-urgent={trouble.urgent}>
      <Icon name={trouble.icon} />
      <p>{trouble.text}</p>
      <button type="button" className="btn small" aria-label={t("dismissOf", { text: trouble.text })} onClick={onSeen}>
        <Icon name="check" />
        {t("dismiss")}
      </button>
    </div>
  );
}

export function HealthLines() {
  const troubles = troublesOf(useGame());
  const [seen, setSeen] = useState<readonly string[]>([]);
  useFocusKept(seen);
  const dismiss = ({ id, onSeen }: Trouble): void => {
    onSeen?.();
    setSeen([...seen, id]);
  };
  const ids = troubles.map(({ id }) => id).join(" ");
  useEffect(() => setSeen((those) => those.filter((id) => ids.split(" ").includes(id))), [ids]);
  const lines = (urgent: boolean) =>
    troubles
      .filter((trouble) => trouble.urgent === urgent && !seen.includes(trouble.id))
      .map((trouble) => <Line key={trouble.id} trouble={trouble} onSeen={() => dismiss(trouble)} />);
  return (
    <>
      <div role="alert">{lines(true)}</div>
      <div role="status">{lines(false)}</div>
    </>
  );
}
