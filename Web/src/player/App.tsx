import { lazy, Suspense, useState } from "react";
import { useLang } from "../lib/i18n/core";
import { codeInAddress } from "../lib/rest";
import { useRootMarks } from "../lib/rootMarks";
import type { Seat } from "../lib/storage";
import { Join } from "./join/Join";
import { loadGame } from "./loadGame";
import { Restoring } from "./Restoring";
import { seatFor } from "./storedSeat";

const Seated = lazy(loadGame);

interface LandingProps {
  code: string;
  note: string;
  onSeat: (seat: Seat) => void;
}

function Landing(props: LandingProps) {
  useRootMarks("JOIN", "idle", useLang());
  return <Join {...props} />;
}

/** The landing page without a seat; with one the game, whose script comes later. */
export function App() {
  useLang();
  const [code, setCode] = useState(codeInAddress);
  const [seat, setSeat] = useState<Seat | null>(() => seatFor(code));
  const [isNew, setNew] = useState(false);
  const [note, setNote] = useState("");
  const out = (text = "", keep = ""): void => {
    setSeat(null);
    setNote(text);
    setCode(keep);
  };
  const take = (taken: Seat): void => {
    setNew(true);
    setSeat(taken);
  };
  if (!seat) return <Landing key={code} code={code} note={note} onSeat={take} />;
  return (
    <Suspense fallback={<Restoring isNew={isNew} />}>
      <Seated seat={seat} isNew={isNew} onOut={out} />
    </Suspense>
  );
}
