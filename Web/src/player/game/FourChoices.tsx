import { t } from "../../lib/i18n/player";
import { Choice } from "../../ui/Choice";
import { hasLong } from "./Options";
import type { Answer } from "./useAnswer";

interface Props {
  choices: string[];
  answer: Answer;
  /** It cannot be sent now. */
  off: boolean;
}

/** A child's answer, instead of a field: a tap chooses, the button sends (UI-E33). */
export function FourChoices({ choices, answer, off }: Props) {
  const chosen = choices.find((choice) => choice === answer.text) ?? "";
  return (
    <>
      <div className={`choices${hasLong(choices) ? " wide" : ""}`} role="group" aria-label={t("chooseOne")}>
        {choices.map((choice, i) => (
          <Choice key={choice} index={i} text={choice} picked={choice === chosen} disabled={answer.sending}
            onPick={() => answer.type(choice)} />
        ))}
      </div>
      <button className="btn primary big" data-testid="choice-send" aria-disabled={off || chosen === ""}>
        {answer.sending ? t("sending") : chosen ? t("answerX", { x: chosen }) : t("chooseOne")}
      </button>
    </>
  );
}
