import { t } from "../../lib/i18n/player";
import { CarriageEdge } from "./CarriageEdge";
import { Menu } from "./Menu";
import type { ScreenProps } from "./ScreenProps";
import { useStanding } from "./standing";

/** Connected or not, in a dot and a word. */
function Link({ conn }: { conn: string }) {
  return (
    <p className={`link-state ${conn}`} role="status">
      <i aria-hidden="true" />
      {conn === "online" ? t("connected") : t("reconnecting")}
    </p>
  );
}

/** Which destination of how many; in figures alone where the chip leaves no room. */
function Where({ i, n, tight }: { i: number; n: number; tight: boolean }) {
  return (
    <span className={`where${tight ? " tight" : ""}`}>
      <span className="full">{t("destinationOf", { i, n })}</span>
      <span className="short" aria-hidden="true">{i} / {n}</span>
    </span>
  );
}

/** Where we are, the score chip, and the menu. */
export function TopBar({ game, state, me, onLeave }: ScreenProps & { onLeave: () => void }) {
  const own = useStanding(game, state, me);
  const { destinationIndex, totalDestinations, phase } = state;
  const many = totalDestinations !== undefined && totalDestinations > 1 && phase !== "LOBBY";
  return (
    <header className={`topbar${state.carriages ? " in-carriage" : ""}`}>
      {own ? null : <span className="wordmark small">{t("appName")}</span>}
      {phase === "LOBBY" ? <Link conn={game.conn} /> :
        many ? <Where i={destinationIndex ?? 1} n={totalDestinations} tight={own !== null} /> : <span className="where" />
      }
      {own ? (
        <span className="chip tabular" data-testid="score-chip">
          {t("scoreChip", { n: own.points, r: own.rank })}
        </span>
      ) : null}
      <Menu onLeave={onLeave} />
      <CarriageEdge game={game} state={state} me={me} />
    </header>
  );
}
