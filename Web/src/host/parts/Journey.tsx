// Where the show is: departure, the five signal posts, reveal, questions, scores.
import { t } from "../../lib/i18n/host";
import type { GameState } from "../../lib/types";
import { Icon, type IconName } from "../../ui/Icon";

const posts = [10, 8, 6, 4, 2];
const stops: (number | IconName)[] = ["play", ...posts, "eye", "question", "trophy"];

/** The stop a state stands at, or -1 off the line. */
function stopOf(state: GameState): number {
  switch (state.phase) {
    case "PREPARING_ROUND":
    case "ROUND_INTRO":
      return 0;
    case "CLUE_LEVEL":
    case "PAUSED_FOR_BRAKE":
      return 1 + posts.indexOf(state.clueLevelPoints ?? 10);
    case "REVEAL_DESTINATION":
      return stops.indexOf("eye");
    case "FOLLOWUP_QUESTION":
      return stops.indexOf("question");
    case "SCOREBOARD":
      return stops.indexOf("trophy");
    default:
      return -1;
  }
}

export function Journey({ state }: { state: GameState }) {
  const here = stopOf(state);
  if (here < 0) return null;
  return (
    <div className="journey" data-braked={state.phase === "PAUSED_FOR_BRAKE"} role="img" aria-label={`${t("journey")}: ${t(`phase_${state.phase}`)}`}>
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
