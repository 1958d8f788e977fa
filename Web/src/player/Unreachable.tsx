import { useAfter } from "../lib/hooks";
import { tc } from "../lib/i18n/common";
import { tryNow } from "../lib/store";
import { Waiting } from "./Restoring";

const patienceMs = 5000;

/** Waiting for the first word of the server; when none comes, a way on (UI-A14). */
export function Unreachable({ onStart }: { onStart: () => void }) {
  const late = useAfter(patienceMs, "");
  if (!late) return <Waiting />;
  return (
    <main className="closed" data-testid="unreachable">
      <h1 role="alert">{tc("serverUnreachable")}</h1>
      <button type="button" className="btn primary" data-testid="try-again" onClick={tryNow}>{tc("tryAgain")}</button>
      <button type="button" className="btn" data-testid="to-start" onClick={onStart}>{tc("backToStart")}</button>
    </main>
  );
}
