// The question in at most three balanced lines, as large as they allow.
import { getLang } from "../../lib/i18n/core";
import { fitted } from "./balance";
import { Lines } from "./Lines";

const steps = [
  [76, 34],
  [64, 42],
  [52, 52],
] as const;

export function Question({ text }: { text: string }) {
  const { size, lines } = fitted(text, 3, steps);
  return (
    <h1 className="question" lang={getLang()}>
      <span style={{ fontSize: `calc(var(--u) * ${size})` }}>
        <Lines lines={lines} />
      </span>
    </h1>
  );
}
