// The host page: a seat or the launch screen, and what the connection makes of it.
import { resultsStay } from "../lib/ended";
import { useRootMarks } from "../lib/hooks";
import { useLang } from "../lib/i18n/core";
import { t } from "../lib/i18n/host";
import { useGame, type Game as GameTold } from "../lib/store";
import { useSeat, type Seating } from "../lib/useSeat";
import { useSessionLang } from "../lib/useSessionLang";
import { ConnBanner } from "../ui/ConnBanner";
import { Icon } from "../ui/Icon";
import { Wordmark } from "../ui/Wordmark";
import { CommandsProvider } from "./commands";
import { Game } from "./Game";
import { HostClosed } from "./HostClosed";
import { HouseKeyDialog } from "./parts/HouseKey";
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

function pageOf(game: GameTold, { seat, take, reopen }: Seating) {
  const onStart = (): void => take(null);
  if (!seat) return <Launch onSeat={take} />;
  if (game.conn === "closed" && !resultsStay(game)) return <HostClosed seat={seat} code={game.closeCode} onHere={reopen} onStart={onStart} />;
  if (!game.state) return <Connecting onBack={onStart} />;
  return (
    <CommandsProvider>
      <ConnBanner />
      <Game state={game.state} seat={seat} onSeat={take} />
    </CommandsProvider>
  );
}

export function App() {
  const lang = useLang();
  const game = useGame();
  const seating = useSeat("host");
  const phase = seating.seat ? game.state?.phase ?? "CONNECTING" : "LAUNCH";
  useRootMarks(phase, game.conn, lang);
  useSessionLang();

  return (
    <>
      {pageOf(game, seating)}
      <HouseKeyDialog />
    </>
  );
}
