// The question in at most three balanced lines, or two small ones, as large as they allow.
import { getLang } from "../../lib/i18n/core";
import { fitted } from "./balance";
import { Lines } from "./Lines";

const steps = [
  [76, 34],
  [64, 42],
  [52, 52],
] as const;

const smallSteps = [
  [52, 52],
  [46, 59],
] as const;

/** `small`: where the verdicts on a full sofa stand below. */
export function Question({ text, small }: { text: string; small: boolean }) {
  const { size, lines } = small ? fitted(text, 2, smallSteps) : fitted(text, 3, steps);
  return (
    <h1 className="question" lang={getLang()}>
      <span style={{ fontSize: `calc(var(--u) * ${size})` }}>
        <Lines lines={lines} />
      </span>
    </h1>
  );
}
