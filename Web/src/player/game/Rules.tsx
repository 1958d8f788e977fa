import { t } from "../../lib/i18n/player";

interface Props {
  notes: boolean;
  carriages: boolean;
  children: boolean;
  /** From 1: the one that is told now. */
  lit?: number;
}

/** How to play, in three lines (UI-E27); with what else is on tonight. */
export function Rules({ notes, carriages, children, lit }: Props) {
  const lines = [t("rule1"), t("rule2"), ...(notes ? [t("rule3")] : [])];
  const more = [...(carriages ? [t("ruleCarriages")] : []), ...(children ? [t("childSwitch")] : [])];
  return (
    <ol className="rules-list">
      {lines.map((line, i) => (
        <li key={line} className={lit === i + 1 ? "lit" : ""} aria-current={lit === i + 1 ? "step" : undefined}>{line}</li>
      ))}
      {more.map((line) => <li key={line}>{line}</li>)}
    </ol>
  );
}
