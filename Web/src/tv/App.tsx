// The TV page: a seat or the launch screen, and what the connection makes of it.
import { useRootMarks } from "../lib/hooks";
import { resultsStay } from "../lib/ended";
import { tc } from "../lib/i18n/common";
import { useLang } from "../lib/i18n/core";
import { t } from "../lib/i18n/tv";
import { closeCodes } from "../lib/rules.gen";
import { useGame } from "../lib/store";
import { useSeat } from "../lib/useSeat";
import { useSessionLang } from "../lib/useSessionLang";
import { ClosedScreen } from "../ui/ClosedScreen";
import { ConnBanner } from "../ui/ConnBanner";
import { Launch } from "./screens/Launch";
import { Stage } from "./Stage";
import type { Journey } from "./train/useJourney";
import { Window } from "./train/Window";
import { useIdlePointer, useWakeLock } from "./useLiving";

const parked: Journey = { station: "away", tunnel: "away", pulls: 0 };

function Boarding({ onStart }: { onStart: () => void }) {
  return (
    <div className="screen boarding" data-calm="false">
      <span className="spinner" aria-hidden="true" />
      <p role="status">{t("connecting")}</p>
      <button type="button" className="btn" data-testid="to-start" onClick={onStart}>
        {tc("backToStart")}
      </button>
    </div>
  );
}

export function App() {
  const lang = useLang();
  const game = useGame();
  const { seat, take, reopen } = useSeat("tv");
  const phase = seat ? game.state?.phase ?? "CONNECTING" : "LAUNCH";
  useRootMarks(phase, game.conn, lang);
  useWakeLock();
  useIdlePointer();
  useSessionLang(true);

  if (seat && game.conn === "closed" && !resultsStay(game)) {
    // NB: only a press takes the place back, or two screens would push each other out in turn (WS26).
    const words = game.closeCode === closeCodes.replaced ? { text: t("otherScreen"), here: t("showHere") } : {};
    return <ClosedScreen code={game.closeCode} onHere={reopen} onStart={() => take(null)} {...words} />;
  }
  if (seat && game.state) return <Stage state={game.state} onNewGame={() => take(null)} />;
  return (
    <>
      <Window seed="launch" destinationIndex={0} speed={0.35} dawn={0.1} signal="none" glass="clear" last={false} journey={parked} />
      <main className="stage">{seat ? <Boarding onStart={() => take(null)} /> : <Launch onSeat={take} />}</main>
      {seat && <ConnBanner />}
    </>
  );
}
