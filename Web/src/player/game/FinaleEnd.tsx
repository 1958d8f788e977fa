import { t } from "../../lib/i18n/player";
import { Icon } from "../../ui/Icon";
import { SaveCard } from "../card/SaveCard";
import { ownAwards } from "./awards";
import { nightLine } from "./nightLine";
import type { ScreenProps } from "./ScreenProps";

interface Props {
  /** The session has ended, and its results stay (UI-E6). */
  closed: boolean;
  /** The journey is over. */
  over: boolean;
  onAgain: () => void;
}

/** A seat that came in the finale plays from the next journey (UI-E37). */
const cameLate = ({ state, me }: ScreenProps): boolean =>
  state.journey !== undefined && !state.scoreboard.some(({ playerId }) => playerId === me);

/** In an evening one stays: the host may start another round, and no code leads there (UI-E36). */
export function Staying(props: ScreenProps & { over: boolean }) {
  const { state, me, over } = props;
  const night = state.night ? nightLine(state.night) : "";
  return (
    <>
      {night ? <p className="night-line" data-testid="night">{night}</p> : null}
      {ownAwards(state, me).map((title) => <p key={title} className="own-award" data-testid="award"><Icon name="star" />{title}</p>)}
      {over && state.night && state.night.stops.length > 0 ? (
        <SaveCard game={props.game} state={state} me={me} />
      ) : null}
      {cameLate(props) ? <p className="notice">{t("lateEnd")}</p> : null}
      {over ? <p className="stay-put" role="status" data-testid="stay-put">{t("stayPut")}</p> : null}
    </>
  );
}

/** What comes after the standings. */
export function FinaleEnd({ closed, over, onAgain }: Props) {
  return (
    <>
      {closed ? <p className="muted" role="status">{t("sessionEnded")}</p> : null}
      {over ? (
        <button type="button" className="btn primary big" data-testid={closed ? "to-start" : "again"} onClick={onAgain}>
          {closed ? t("backToStart") : t("playAgain")}
        </button>
      ) : null}
    </>
  );
}
