// Where the show is: departure, the five signal posts, reveal, questions, scores.
import { t } from "../../lib/i18n/host";
import type { GameState } from "../../lib/types";
import { Icon, type IconName } from "../../ui/Icon";

const posts = [10, 8, 6, 4, 2];
const stops: (number | IconName)[] = ["play", ...posts, "eye", "question", "trophy"];

export const stopAt = (icon: IconName): number => stops.indexOf(icon);

/** The signal post of the clue. */
export const postOf = ({ clueLevelPoints }: GameState): number => 1 + posts.indexOf(clueLevelPoints ?? 10);

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
