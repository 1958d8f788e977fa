import { t } from "../../lib/i18n/tv";
import type { ServerEvents } from "../../lib/types";
import { picksOf } from "../evening/picks";

/** How many gave no answer; nobody is named (UI-E13). */
export function Silent({ results }: { results: ServerEvents["FOLLOWUP_RESULTS"]["results"] }) {
  const { silent } = picksOf(results, null);
  return silent > 0 ? (
    <p className="count" data-testid="silent">
      {silent} · {t("pickedNone")}
    </p>
  ) : null;
}
