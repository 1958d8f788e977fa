// Where the show is: departure, the five signal posts, reveal, questions, scores.
import { t } from "../../lib/i18n/host";
import { levels } from "../../lib/rules.gen";
import type { GameState } from "../../lib/types";
import { Icon, type IconName } from "../../ui/Icon";

const stops: (number | IconName)[] = ["play", ...levels, "eye", "question", "trophy"];

export const stopAt = (icon: IconName): number => stops.indexOf(icon);

/** The signal post of the clue. */
export const postOf = ({ clueLevelPoints }: GameState): number => clueLevelPoints === null ? 1 : stops.indexOf(clueLevelPoints);

interface Props {
  here: number;
  phase: string;
  braked: boolean;
}

export function Journey({ here, phase, braked }: Props) {
  return (
    <div className="journey" data-braked={braked} role="img" aria-label={`${t("journey")}: ${phase}`}>
      <span className="journey-rail">
        <i style={{ transform: `scaleX(${here / (stops.length - 1)})` }} />
      </span>
      {stops.map((stop, i) => (
        <span key={stop} className="journey-stop" data-at={i < here ? "passed" : i === here ? "here" : "ahead"}>
          {typeof stop === "number" ? stop : <Icon name={stop} />}
        </span>
      ))}
    </div>
  );
}
