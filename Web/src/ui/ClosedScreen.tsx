import { closeText } from "../lib/i18n/errors";
import { tc } from "../lib/i18n/common";
import { Wordmark } from "./Wordmark";

interface Props {
  code: number | null;
  /** Open the seat here again; offered when it is open elsewhere (4010). */
  onHere: () => void;
  /** Back to the start; the caller clears the stored seat. */
  onStart: () => void;
  /** A better reason than the close code's. */
  text?: string;
}

/** What a final close shows: why, and a way on (UI-A14). */
export function ClosedScreen({ code, onHere, onStart, text }: Props) {
  return (
    <main className="closed" data-testid="closed">
      <Wordmark />
      <h1 role="alert">{text ?? closeText(code)}</h1>
      {code === 4010 ? (
        <button type="button" className="btn primary" onClick={onHere}>{tc("playHere")}</button>
      ) : null}
      <button type="button" className="btn" data-testid="to-start" onClick={onStart}>
        {tc("backToStart")}
      </button>
    </main>
  );
}
