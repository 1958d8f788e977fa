// The end of a connection.
import { closeText } from "../lib/i18n/errors";
import { tc } from "../lib/i18n/common";
import { closeCodes } from "../lib/rules.gen";
import { Wordmark } from "./Wordmark";

const { expiredToken, invalidToken, replaced, sessionEnded, sessionNotFound } = closeCodes;

/** Closes after which the seat is gone: only the start is left. */
const gone = new Set<number | null>([sessionEnded, invalidToken, expiredToken, sessionNotFound]);

interface Props {
  code: number | null;
  /** Open the seat here again; offered when it is open elsewhere (4010), or was refused for no known reason. */
  onHere: () => void;
  /** Back to the start; the caller clears the stored seat. */
  onStart: () => void;
  /** A better reason than the close code's. */
  text?: string;
  /** Better words for `onHere`. */
  here?: string;
}

/** What a final close shows: why, and a way on (UI-A14). */
export function ClosedScreen({ code, onHere, onStart, text, here }: Props) {
  return (
    <main className="closed" data-testid="closed">
      <Wordmark />
      <h1 role="alert">{text ?? closeText(code)}</h1>
      {gone.has(code) ? null : (
        <button type="button" className="btn primary" data-testid="reopen" autoFocus onClick={onHere}>
          {here ?? (code === replaced ? tc("playHere") : tc("tryAgain"))}
        </button>
      )}
      <button type="button" className={gone.has(code) ? "btn primary" : "btn"} data-testid="to-start" onClick={onStart}>
        {tc("backToStart")}
      </button>
    </main>
  );
}
