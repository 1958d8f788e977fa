import type { ReactNode } from "react";
import { t } from "../../lib/i18n/player";
import { Icon } from "../../ui/Icon";

interface Props {
  correct: boolean;
  points: number;
  /** What we answered. */
  children?: ReactNode;
}

/** Our own right or wrong, large: a seal, a word, the points. */
export function OwnVerdict({ correct, points, children }: Props) {
  return (
    <section className={`card own-verdict scale-pop ${correct ? "good" : "bad"}`} role="alert" data-testid="own-verdict">
      <span className="seal"><Icon name={correct ? "check" : "cross"} /></span>
      <div>
        <p className="big-verdict">
          {correct ? t("correct") : t("wrong")}
          {points ? ` ${t("plusPts", { n: points })}` : null}
        </p>
        {children}
      </div>
    </section>
  );
}
