import type { ReactNode } from "react";
import { t } from "../../lib/i18n/host";

/** Text that shows itself only when it may; until then a blur for the eye and a word for the ear. */
export function Veil({ on, children }: { on: boolean; children: ReactNode }) {
  if (!on) return <>{children}</>;
  return (
    <span className="veil">
      <span className="sr-only">{t("hiddenText")}</span>
      <span aria-hidden="true">{children}</span>
    </span>
  );
}
