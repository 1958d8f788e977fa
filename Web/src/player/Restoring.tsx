import { useLang } from "../lib/i18n/core";
import { tj } from "../lib/i18n/join";
import { useRootMarks } from "../lib/rootMarks";
import { Wordmark } from "../ui/Wordmark";

/** Until the server has told where the game is. */
export function Waiting() {
  return (
    <main className="page center" data-testid="restoring">
      <Wordmark />
      <span className="spinner" aria-hidden="true" />
      <p role="status">{tj("restoring")}</p>
    </main>
  );
}

/** Coming back to a seat: until the game's script is here. */
export function Restoring() {
  useRootMarks("CONNECTING", "connecting", useLang());
  return <Waiting />;
}
