import type { CSSProperties } from "react";
import { t } from "../../lib/i18n/player";
import type { LobbyUpdated } from "../../lib/types";
import { Passenger } from "../../ui/passenger/Passenger";
import { Avatar } from "./Avatar";
import type { Look } from "./looks";

interface Props {
  player: LobbyUpdated["players"][number];
  order: number;
  tone: string;
  own: boolean;
  look: Look | null;
}

/** One guest in the lobby; who is away says so. */
export function LobbyName({ player, order, tone, own, look }: Props) {
  const away = !player.isConnected;
  return (
    <li className={`row-in${own ? " own" : ""}`} style={{ "--i": Math.min(order, 8) } as CSSProperties}>
      {look ? <Passenger {...look} mood={away ? "sleep" : "sit"} seed={player.playerId} />
        : <Avatar tone={tone} name={player.name} away={away} />}
      <span className="who">{player.name}</span>
      {own ? <small>{t("you")}</small> : null}
      {away ? <small>{t("offline")}</small> : null}
    </li>
  );
}
