import { t } from "../../lib/i18n/host";
import { Icon } from "../../ui/Icon";
import type { Status } from "../content/packs";

const icons = { verified: "shield", uncertain: "shieldAlert", rejected: "cross" } as const;

/** Icon and word of a check (UI-A2). */
export function StatusMark({ status }: { status: Status }) {
  return (
    <small className="mark" data-status={status}>
      <Icon name={icons[status]} />
      {t(status)}
    </small>
  );
}
