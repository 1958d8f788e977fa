import { t } from "../../lib/i18n/player";
import { Choice } from "../../ui/Choice";
import type { Answer } from "./useAnswer";

interface Props {
  options: string[];
  answer: Answer;
  closed: boolean;
  /** Our answer is on its way or in. */
  sent: boolean;
  /** The right option, once known: then only it and our own stay. */
  right: string | undefined;
}

const longText = 22;

/** Two by two; one column on narrow phones or with long texts (UI-P19). */
export function Options({ options, answer, closed, sent, right }: Props) {
  const wide = options.some((option) => option.length > longText);
  const verdict = (option: string, picked: boolean): "right" | "dim" | undefined => {
    if (right !== undefined) return option === right ? "right" : "dim";
    return sent && !picked ? "dim" : undefined;
  };
  return (
    <div className={`choices${wide ? " wide" : ""}`} role="group" aria-label={t("chooseOne")}>
      {options.map((option, i) => {
        const picked = sent && answer.text === option;
        const fate = verdict(option, picked);
        if (right !== undefined && option !== right && !picked) return null;
        return (
          <Choice key={option} index={i} text={option} disabled={closed} picked={picked}
            {...(fate ? { verdict: fate } : {})} onPick={() => answer.submit(option)} />
        );
      })}
    </div>
  );
}
