// A host who plays: the phone's page, and under it a bar to steer by (UI-E19). The page inside has a socket of its own,
// a player's; nothing that it shows comes from this one.
import { useEffect, useRef } from "react";
import { t } from "../../lib/i18n/host";
import type { Seat } from "../../lib/storage";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { useCommands } from "../commands";
import { isEvening } from "../evening/state";
import { Card } from "../parts/Card";
import { PauseButton, SkipButton } from "../parts/Steering";
import type { CardsPhase } from "../phase";
import { troublesOf } from "../troubles";
import { JoinAlong } from "./JoinAlong";
import { seatAlong } from "./seat";

const usePlays = (state: GameState): boolean => useGame().lobby?.settings?.hostPlays === true && isEvening(state);

/** The host plays, in an evening, and has a seat among the players. */
export const usePlaysAlong = (state: GameState, seat: Seat): boolean => usePlays(state) && seatAlong(seat) !== null;

/** On the host's own page: the way back to the game, or to a seat in it. */
export function AlongCard({ state, seat, onBack }: { state: GameState; seat: Seat; onBack: () => void }) {
  if (!usePlays(state)) return null;
  return (
    <Card icon="person" title={t("playAlong")} name="along">
      {seatAlong(seat) ? (
        <button type="button" className="btn primary" data-testid="along-back" onClick={onBack}>
          {t("backToPlay")}
        </button>
      ) : (
        <JoinAlong host={seat} onSeat={onBack} />
      )}
    </Card>
  );
}

function ResumeButton() {
  const { run, off } = useCommands();
  return (
    <button type="button" className="btn go" data-testid="resume" disabled={off} onClick={() => run("HOST_RESUME", {})}>
      <Icon name="play" />
      {t("resume")}
    </button>
  );
}

/** It says so when something keeps the room from seeing or hearing the show: the lines stand behind it (UI-H65). */
function MoreButton({ onMore }: { onMore: () => void }) {
  const needsHelp = troublesOf(useGame()).length > 0;
  return (
    <button type="button" className="btn" data-testid="along-more" data-trouble={needsHelp} onClick={onMore}>
      <Icon name={needsHelp ? "shieldAlert" : "more"} />
      {t("more")}
      {needsHelp && <span className="sr-only">{t("needsHelp")}</span>}
    </button>
  );
}

interface AlongProps {
  state: GameState;
  phase: CardsPhase;
  seat: Seat;
  /** The host's own page is shown, which knows no secret either; the phone's goes on behind it. */
  isAside: boolean;
  onMore: () => void;
}

export function Along({ state, phase, seat, isAside, onMore }: AlongProps) {
  const page = useRef<HTMLIFrameElement>(null);
  // NB: back from the host's own page, the keys go to the phone's.
  useEffect(() => {
    if (!isAside) page.current?.focus();
  }, [isAside]);
  const lang = new URLSearchParams(window.location.search).get("lang");
  const address = `/join/${seat.joinCode}${lang ? `?lang=${encodeURIComponent(lang)}` : ""}`;
  return (
    <div className="play-along" data-testid="along" hidden={isAside}>
      <iframe ref={page} className="along-page" title={t("playAlong")} src={address} />
      <nav className="along-bar" aria-label={t("host")}>
        {phase.controls && (state.paused ? <ResumeButton /> : <PauseButton />)}
        {phase.controls && !state.paused && <SkipButton label={t("skip")} />}
        <MoreButton onMore={onMore} />
      </nav>
    </div>
  );
}
