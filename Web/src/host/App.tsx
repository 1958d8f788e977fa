// The host page: a seat or the launch screen, and what the connection makes of it.
import { useRootMarks } from "../lib/hooks";
import { useLang } from "../lib/i18n/core";
import { t } from "../lib/i18n/host";
import { useGame } from "../lib/store";
import { useSeat } from "../lib/useSeat";
import { useSessionLang } from "../lib/useSessionLang";
import { ClosedScreen } from "../ui/ClosedScreen";
import { ConnBanner } from "../ui/ConnBanner";
import { Icon } from "../ui/Icon";
import { Wordmark } from "../ui/Wordmark";
import { CommandsProvider } from "./commands";
import { Game } from "./Game";
import { Waiting } from "./parts/Waiting";
import { Launch } from "./screens/Launch";

function Connecting({ onBack }: { onBack: () => void }) {
  return (
    <main className="launch">
      <ConnBanner />
      <h1 className="launch-title">
        <Wordmark />
      </h1>
      <Waiting text={t("connecting")} />
      <button type="button" className="btn quiet" onClick={onBack}>
        <Icon name="back" />
        {t("back")}
      </button>
    </main>
  );
}

export function App() {
  const lang = useLang();
  const game = useGame();
  const { seat, take, reopen } = useSeat("host");
  const phase = seat ? game.state?.phase ?? "CONNECTING" : "LAUNCH";
  useRootMarks(phase, game.conn, lang);
  useSessionLang();

  if (!seat) return <Launch onSeat={take} />;
  if (game.conn === "closed") return <ClosedScreen code={game.closeCode} onHere={reopen} onStart={() => take(null)} />;
  if (!game.state) return <Connecting onBack={() => take(null)} />;
  return (
    <CommandsProvider>
      <ConnBanner />
      <Game state={game.state} seat={seat} onSeat={take} />
    </CommandsProvider>
  );
}
