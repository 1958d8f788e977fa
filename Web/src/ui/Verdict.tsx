// Right or wrong, and the points.
import { tc } from "../lib/i18n/common";
import { Icon } from "./Icon";

/** Right or wrong, with icon and word (UI-A2). */
export function Verdict({ correct, points }: { correct: boolean; points?: number }) {
  return (
    <span className={`verdict ${correct ? "good" : "bad"}`}>
      <Icon name={correct ? "check" : "cross"} />
      {correct ? tc("correct") : tc("wrong")}
      {points ? ` ${tc("plusPts", { n: points })}` : null}
    </span>
  );
}
