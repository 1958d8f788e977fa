import { useLang } from "../lib/i18n/core";
import { tj } from "../lib/i18n/join";
import { useRootMarks } from "../lib/rootMarks";
import { Wordmark } from "../ui/Wordmark";

interface Props {
  /** Taken just now: nothing is restored, one is on the way in. */
  isNew?: boolean;
}

/** Until the server has told where the game is. */
export function Waiting({ isNew = false }: Props) {
  return (
    <main className="page center" data-testid="restoring">
      <Wordmark />
      <span className="spinner" aria-hidden="true" />
      <p role="status">{tj(isNew ? "jumping" : "restoring")}</p>
    </main>
  );
}

/** With a seat: until the game's script is here. */
export function Restoring({ isNew }: Props) {
  useRootMarks("CONNECTING", "connecting", useLang());
  return <Waiting isNew={isNew} />;
}
