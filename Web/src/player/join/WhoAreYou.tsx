import { tj } from "../../lib/i18n/join";
import type { Lookup } from "../../lib/rest";
import { Icon } from "../../ui/Icon";

interface Props {
  game: Lookup;
  busy: boolean;
  onPlayer: (game: Lookup) => void;
  onHost: (game: Lookup) => void;
  onBack: () => void;
}

/** Without a host, the joiner may take that seat (UI-P5). */
export function WhoAreYou({ game, busy, onPlayer, onHost, onBack }: Props) {
  return (
    <section className="card join-form" data-testid="who">
      <h2>{tj("whoAreYou")}</h2>
      <button type="button" className="btn primary big" data-testid="as-player" disabled={busy}
        onClick={() => onPlayer(game)}>
        <Icon name="people" />
        {tj("asPlayer")}
      </button>
      <button type="button" className="btn big" data-testid="as-host" disabled={busy || game.hasHost}
        onClick={() => onHost(game)}>
        <Icon name="star" />
        <span>
          {tj("asHost")}
          <small>{tj("hostRuns")}</small>
        </span>
      </button>
      <button type="button" className="link" onClick={onBack}>{tj("back")}</button>
    </section>
  );
}
