// Why a line is trusted or not: its claims and the sources behind them, to open (UI-H50).
import { t } from "../../lib/i18n/host";
import { nameOf, sourcesOf, type Finding, type Source } from "../content/packs";

const reasons = { verified: "whyVerified", uncertain: "whyUncertain", rejected: "whyRejected" } as const;

/** Nobody vouches for what has no source; a clue in the host's own words says so too. */
function reasonOf({ status, claims }: Finding, open: Source[]) {
  if (status === "uncertain" && claims.some(({ evidence }) => evidence.length === 0)) return "whyUnsourced";
  return status === "verified" && open.length === 0 ? "whyFromData" : reasons[status];
}

export function Findings({ finding, sources }: { finding: Finding | undefined; sources: Source[] | undefined }) {
  if (!finding) return <p className="muted">{t("noSources")}</p>;
  const open = sourcesOf(finding, sources);
  return (
    <details className="findings">
      <summary>{t("sources", { n: open.length })}</summary>
      <p className="muted">{t(reasonOf(finding, open))}</p>
      <ul className="claims">
        {finding.claims.map((claim, i) => (
          <li key={i}>{claim.statement}</li>
        ))}
      </ul>
      <ul className="sources">
        {open.map((source) => (
          <li key={source.id}>
            <a href={source.url} target="_blank" rel="noreferrer">
              {nameOf(source)}
            </a>
            {source.statement && <small>{source.statement}</small>}
          </li>
        ))}
      </ul>
    </details>
  );
}
