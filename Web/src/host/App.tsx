// The host page: a seat or the launch screen, and what the connection makes of it.
import { useEffect, useState } from "react";
import { useRootMarks } from "../lib/hooks";
import { sessionLang, useLang } from "../lib/i18n/core";
import { t } from "../lib/i18n/host";
import { codeInAddress } from "../lib/rest";
import { loadSeat, saveSeat, type Seat } from "../lib/storage";
import { connect, disconnect, useGame } from "../lib/store";
import { ClosedScreen } from "../ui/ClosedScreen";
import { ConnBanner } from "../ui/ConnBanner";
import { Wordmark } from "../ui/Wordmark";
import { CommandsProvider } from "./commands";
import { Game } from "./Game";
import { Launch } from "./screens/Launch";

/** The stored seat, unless the address asks for another game. */
function firstSeat(): Seat | null {
  const seat = loadSeat("host");
  const code = codeInAddress();
  return code && seat?.joinCode !== code ? null : seat;
}

function useSeat() {
  const [seat, setSeat] = useState(firstSeat);
  const take = (next: Seat | null): void => {
    saveSeat("host", next);
    if (!next) {
      disconnect();
      window.history.replaceState(null, "", "/host");
    }
    setSeat(next);
  };
  const token = seat?.token;
  useEffect(() => {
    if (token) connect(token, "HOST");
  }, [token]);
  return { seat, take };
}

function Connecting({ onBack }: { onBack: () => void }) {
  return (
    <main className="launch">
      <Wordmark />
      <p className="connecting" role="status">
        <span className="spinner" aria-hidden="true" /> {t("connecting")}
      </p>
      <button type="button" className="btn quiet" onClick={onBack}>
        {t("back")}
      </button>
    </main>
  );
}

export function App() {
  const lang = useLang();
  const game = useGame();
  const { seat, take } = useSeat();
  const phase = seat ? game.state?.phase ?? "CONNECTING" : "LAUNCH";
  useRootMarks(phase, game.conn, lang);
  const language = game.lobby?.settings?.language;
  useEffect(() => sessionLang(language), [language]);

  if (!seat) return <Launch onSeat={take} />;
  if (game.conn === "closed") {
    return <ClosedScreen code={game.closeCode} onHere={() => connect(seat.token, "HOST")} onStart={() => take(null)} />;
  }
  if (!game.state) return <Connecting onBack={() => take(null)} />;
  return (
    <CommandsProvider>
      <ConnBanner />
      <Game state={game.state} seat={seat} onLeave={() => take(null)} />
    </CommandsProvider>
  );
}
