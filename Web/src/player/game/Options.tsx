import { t } from "../../lib/i18n/player";
import { Choice } from "../../ui/Choice";
import type { Answer } from "./useAnswer";

interface Props {
  options: string[];
  answer: Answer;
  closed: boolean;
  /** Our answer is on its way or in. */
  sent: boolean;
}

const longWord = 8;
const longText = 10;

const isLong = (option: string): boolean =>
  option.length > longText || option.split(/\s+/).some((word) => word.length > longWord);

/** Some option would break inside a word, two by two. */
export const hasLong = (options: readonly string[]): boolean => options.some(isLong);

/** Two by two; one column on narrow phones or when a text would break inside a word (UI-P19). */
export function Options({ options, answer, closed, sent }: Props) {
  const wide = hasLong(options);
  return (
    <div className={`choices${wide ? " wide" : ""}`} role="group" aria-label={t("chooseOne")}>
      {options.map((option, i) => {
        const picked = sent && answer.text === option;
        return (
          <Choice key={option} index={i} text={option} disabled={closed} picked={picked}
            {...(sent && !picked ? { verdict: "dim" } : {})} onPick={() => answer.submit(option)} />
        );
      })}
    </div>
  );
}
