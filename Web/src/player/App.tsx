import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { closeText } from "../lib/i18n/errors";
import { sessionLang, useLang } from "../lib/i18n/core";
import { tj } from "../lib/i18n/join";
import { useRootMarks } from "../lib/hooks";
import { codeInAddress } from "../lib/rest";
import type { Seat } from "../lib/storage";
import { useGame } from "../lib/store";
import { ClosedScreen } from "../ui/ClosedScreen";
import { ConnBanner } from "../ui/ConnBanner";
import { Wordmark } from "../ui/Wordmark";
import { Join } from "./join/Join";
import { loadGame } from "./loadGame";
import { leaveSeat, resume, seatFor } from "./seat";

const Game = lazy(loadGame);

/** The landing page without a seat, the game with one. */
export function App() {
  const lang = useLang();
  const game = useGame();
  const [code, setCode] = useState(codeInAddress);
  const [seat, setSeat] = useState<Seat | null>(() => seatFor(code));
  const [note, setNote] = useState("");
  const welcomed = useRef(false);
  useRootMarks(seat ? game.state?.phase ?? "CONNECTING" : "JOIN", game.conn, lang);
  useEffect(() => {
    if (seat && game.conn === "idle") resume(seat);
  }, [seat, game.conn]);
  useEffect(() => sessionLang(game.lobby?.settings?.language), [game.lobby]);
  if (game.conn === "online") welcomed.current = true;

  const out = (text = "", keep = ""): void => {
    leaveSeat();
    welcomed.current = false;
    setSeat(null);
    setNote(text);
    setCode(keep);
  };
  const stale = seat && game.conn === "closed" && !welcomed.current && game.closeCode !== 4010;
  useEffect(() => {
    // NB: a seat kept from another evening: straight to the join page, with the reason.
    if (stale) out(closeText(game.closeCode), codeInAddress());
  });

  if (!seat) return <Join key={code} code={code} note={note} onSeat={setSeat} />;
  const standings = game.closeCode === 1000 && game.state?.phase === "ROUND_END";
  if (game.conn === "closed" && !stale && !standings) {
    return (
      <ClosedScreen code={game.closeCode} onHere={() => resume(seat)} onStart={() => out()}
        {...(game.closeCode === 4001 ? { text: tj("kicked") } : {})} />
    );
  }
  return (
    <>
      <ConnBanner />
      <Suspense fallback={<Restoring />}>
        {game.state ? <Game onLeave={() => out()} seat={seat} /> : <Restoring />}
      </Suspense>
    </>
  );
}

function Restoring() {
  return (
    <main className="page center" data-testid="restoring">
      <Wordmark />
      <span className="spinner" aria-hidden="true" />
      <p role="status">{tj("restoring")}</p>
    </main>
  );
}
