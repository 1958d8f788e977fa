import { t } from "../../lib/i18n/tv";

/** The stops of the journey as a line: `at` of them are behind us; `now` is the one to name (UI-T17, T18). */
export function Progress({ at, of, now = at }: { at: number; of: number; now?: number }) {
  return (
    <div className="progress" role="img" aria-label={t("destinationOf", { i: now, n: of })}>
      {Array.from({ length: of }, (_, i) => (
        <span key={i} data-state={i < at ? "done" : i === at ? "next" : "later"} />
      ))}
    </div>
  );
}
