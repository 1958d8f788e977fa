// The options of a question as four big signs; in an evening those who chose one stand under it (UI-T15, UI-E13).
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/tv";
import { ChoiceKey, letterOf } from "../../ui/Choice";
import type { Picks } from "../evening/picks";
import { PickRow } from "./PickRow";
import { Mark } from "./ResultRows";

interface OptionsProps {
  options: string[];
  right: string | null;
  /** From the moment on in which they are shown. */
  picks?: Picks;
  /** What each of those who were right gets, from the moment on in which it is told. */
  points?: number;
}

export function Options({ options, right, picks, points = 0 }: OptionsProps) {
  return (
    <ol className="options" data-settled={right !== null}>
      {options.map((option, i) => (
        <li key={i} data-choice={letterOf(i)} data-right={right === option}>
          <ChoiceKey index={i} />
          <span className="option-text" lang={getLang()}>
            {option}
          </span>
          {right === option && points > 0 && <strong className="option-points">{t("plusPts", { n: points })}</strong>}
          {right === option && <Mark correct />}
          {picks && <PickRow picks={picks.options[i] ?? []} correct={right === option} />}
        </li>
      ))}
    </ol>
  );
}
