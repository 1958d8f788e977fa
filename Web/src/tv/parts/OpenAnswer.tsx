// Where the options of other questions stand: that it is typed on phones, then the right answer (UI-T16).
import type { ReactNode } from "react";
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/tv";

interface OpenAnswerProps {
  /** Undefined while the question is open. */
  answer?: string;
  children?: ReactNode;
}

export function OpenAnswer({ answer, children }: OpenAnswerProps) {
  const isSettled = answer !== undefined;
  return (
    <p className="open-answer" data-settled={isSettled} lang={isSettled ? getLang() : undefined}>
      {isSettled ? t("rightAnswerIs", { a: answer }) : t("typeOnPhone")}
      {children}
    </p>
  );
}
