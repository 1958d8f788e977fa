import { t } from "../../lib/i18n/host";
import { Icon } from "../../ui/Icon";
import type { Badge } from "../content/badge";

const icons = { verified: "shield", handwritten: "pencil", quickTrip: "dice", rejected: "cross" } as const;

/** Icon and word of a badge (UI-A2, UI-E21). */
export function StatusMark({ badge }: { badge: Badge }) {
  return (
    <small className="mark" data-status={badge}>
      <Icon name={icons[badge]} />
      {t(badge)}
    </small>
  );
}

/** A place's badge; a quick trip says what that is. */
export function PlaceMark({ badge }: { badge: Badge }) {
  return (
    <>
      <StatusMark badge={badge} />
      {badge === "quickTrip" && <small className="mark" data-status={badge}>{t("fromData")}</small>}
    </>
  );
}
