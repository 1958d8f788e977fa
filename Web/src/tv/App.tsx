// The TV page: a seat or the launch screen, and what the connection makes of it.
import { useEffect, useState } from "react";
import { useRootMarks } from "../lib/hooks";
import { sessionLang, useLang } from "../lib/i18n/core";
import { t } from "../lib/i18n/tv";
import { codeInAddress } from "../lib/rest";
import { connect, disconnect, useGame } from "../lib/store";
import { loadSeat, saveSeat, type Seat } from "../lib/storage";
import { ClosedScreen } from "../ui/ClosedScreen";
import { Launch } from "./screens/Launch";
import { Stage } from "./Stage";
import { Window } from "./train/Window";
import { useIdlePointer, useWakeLock } from "./useLiving";

/** The stored seat, unless the address asks for another game. */
function firstSeat(): Seat | null {
  const seat = loadSeat("tv");
  const code = codeInAddress();
  return code && seat?.joinCode !== code ? null : seat;
}

function useSeat() {
  const [seat, setSeat] = useState(firstSeat);
  const take = (next: Seat | null): void => {
    saveSeat("tv", next);
    if (!next) {
      disconnect();
      window.history.replaceState(null, "", "/tv");
    }
    setSeat(next);
  };
  const token = seat?.token;
  useEffect(() => {
    if (token) connect(token, "TV");
  }, [token]);
  return { seat, take };
}

function Boarding() {
  return (
    <div className="screen boarding" data-calm="false">
      <span className="spinner" aria-hidden="true" />
      <p role="status">{t("connecting")}</p>
    </div>
  );
}

export function App() {
  const lang = useLang();
  const game = useGame();
  const { seat, take } = useSeat();
  const phase = seat ? game.state?.phase ?? "CONNECTING" : "LAUNCH";
  useRootMarks(phase, game.conn, lang);
  useWakeLock();
  useIdlePointer();
  const language = game.lobby?.settings?.language;
  useEffect(() => sessionLang(language, true), [language]);

  if (seat && game.conn === "closed") {
    return <ClosedScreen code={game.closeCode} onHere={() => connect(seat.token, "TV")} onStart={() => take(null)} />;
  }
  if (seat && game.state) return <Stage state={game.state} onNewGame={() => take(null)} />;
  return (
    <>
      <Window sessionId="launch" destinationIndex={0} speed={0.35} />
      <main className="stage">{seat ? <Boarding /> : <Launch onSeat={take} />}</main>
    </>
  );
}
