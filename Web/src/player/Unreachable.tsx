import { useState } from "react";
import { useAfter } from "../lib/hooks";
import { tc } from "../lib/i18n/common";
import { tryNow } from "../lib/store";
import { Waiting } from "./Restoring";

const patienceMs = 5000;
const tryShownMs = 2000;

/** Tries at once, and shows for a while that it does (UI-A10). */
function useTries() {
  const [tries, setTries] = useState(0);
  const shown = useAfter(tryShownMs, tries);
  const tryAgain = (): void => {
    setTries(tries + 1);
    tryNow();
  };
  return { trying: tries > 0 && !shown, tryAgain };
}

/** Waiting for the first word of the server; when none comes, a way on (UI-A14). */
export function Unreachable({ isNew, onStart }: { isNew: boolean; onStart: () => void }) {
  const late = useAfter(patienceMs, "");
  const { trying, tryAgain } = useTries();
  if (!late) return <Waiting isNew={isNew} />;
  return (
    <main className="closed" data-testid="unreachable">
      <h1 role="alert">{trying ? tc("connecting") : tc("serverUnreachable")}</h1>
      <button type="button" className="btn primary" data-testid="try-again" aria-disabled={trying} onClick={tryAgain}>
        {trying ? <span className="spinner" aria-hidden="true" /> : null}
        {tc("tryAgain")}
      </button>
      <button type="button" className="btn" data-testid="to-start" onClick={onStart}>{tc("backToStart")}</button>
    </main>
  );
}
