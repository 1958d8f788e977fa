import type { CSSProperties } from "react";
import { t } from "../../lib/i18n/player";
import type { Seat } from "../../lib/storage";
import { LanguageSwitch } from "../../ui/LanguageSwitch";
import type { ScreenProps } from "../Game";
import { Strip } from "./Strip";

/** What the server calls a host who gave no name. */
const namelessHost = "Host";

/** Waiting together: the code to share, who is here, and what we wait for. */
export function LobbyScreen({ game, state, me, seat }: ScreenProps & { seat: Seat }) {
  const { lobby, conn } = game;
  const players = lobby?.players ?? state.players.filter((p) => p.role === "player");
  const mine = players.find((p) => p.playerId === me)?.name ?? seat.name;
  const host = lobby?.host;
  return (
    <div className="lobby">
      <p className={`conn-dot ${conn}`} role="status">
        <i aria-hidden="true" />
        {conn === "online" ? t("connected") : t("reconnecting")}
      </p>
      <h1 tabIndex={-1}>{t("waitingForHost")}</h1>
      <Strip level={null} />
      <p className="muted">{t("youAre", { name: mine })}</p>
      <section className="card code-card">
        <h2>{t("connectionCode")}</h2>
        <p className="code" data-testid="join-code">{state.joinCode}</p>
        <p className="muted">{t("shareCode")}</p>
      </section>
      <section className="card" aria-live="polite">
        <h2>{t("players", { n: players.length })}</h2>
        <ul className="names" data-testid="players">
          {host ? (
            <li className="host"><span className="who">{host.name === namelessHost ? t("hostName") : host.name}</span><span className="badge">{t("hostBadge")}</span></li>
          ) : null}
          {players.map((p, i) => (
            <li key={p.playerId} className={`row-in${p.playerId === me ? " own" : ""}`}
              style={{ "--i": Math.min(i, 8) } as CSSProperties}>
              <i className={p.isConnected ? "on" : "off"} aria-hidden="true" />
              <span className="who">{p.name}</span>
              {p.playerId === me ? <small>{t("you")}</small> : null}
              {p.isConnected ? null : <small>{t("offline")}</small>}
            </li>
          ))}
        </ul>
      </section>
      <LanguageSwitch />
    </div>
  );
}
