import { t } from "../../lib/i18n/player";
import type { LobbyUpdated } from "../../lib/types";
import type { Seat } from "../../lib/storage";
import { LanguageSwitch } from "../../ui/LanguageSwitch";
import { tonesOf } from "../../ui/tone";
import { HostAvatar } from "./Avatar";
import { ChildSwitch } from "./ChildSwitch";
import { LobbyHead } from "./LobbyHead";
import { LobbyName } from "./LobbyName";
import { lookOf } from "./looks";
import { NightTrain } from "./NightTrain";
import { OwnPassenger } from "./OwnPassenger";
import type { ScreenProps } from "./ScreenProps";

/** What the server calls a host who gave no name. */
const namelessHost = "Host";

function HostName({ host }: { host: NonNullable<LobbyUpdated["host"]> }) {
  return (
    <li className="host">
      <HostAvatar />
      <span className="who">{host.name === namelessHost ? t("hostName") : host.name}</span>
      <span className="badge">{t("hostBadge")}</span>
    </li>
  );
}

/** Waiting together: who we are, the code to share, who is here, and what we wait for. */
export function LobbyScreen({ game, state, me, seat }: ScreenProps & { seat: Seat }) {
  const { lobby } = game;
  const players = lobby?.players ?? state.players.filter((p) => p.role === "player");
  const tones = tonesOf(players.map((p) => p.playerId));
  const mine = players.find((p) => p.playerId === me)?.name ?? seat.name;
  return (
    <div className="lobby">
      <NightTrain />
      <LobbyHead game={game} state={state} name={mine} />
      <OwnPassenger game={game} state={state} me={me} />
      <ChildSwitch game={game} state={state} me={me} />
      <section className="card code-card">
        <h2>{t("connectionCode")}</h2>
        <p className="code" data-testid="join-code">{state.joinCode}</p>
        <p className="muted">{t("shareCode")}</p>
      </section>
      <section className="card roster">
        <h2 aria-live="polite">{t("players", { n: players.length })}</h2>
        <ul className="names" data-testid="players">
          {lobby?.host ? <HostName host={lobby.host} /> : null}
          {players.map((player, i) => (
            <LobbyName key={player.playerId} player={player} order={i} tone={tones[i] ?? ""} own={player.playerId === me}
              look={lookOf(state, player.playerId)} />
          ))}
        </ul>
      </section>
      <LanguageSwitch />
    </div>
  );
}
