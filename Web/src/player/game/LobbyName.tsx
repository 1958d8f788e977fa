import type { CSSProperties } from "react";
import { t } from "../../lib/i18n/player";
import type { LobbyUpdated } from "../../lib/types";
import { Avatar } from "./Avatar";

interface Props {
  player: LobbyUpdated["players"][number];
  order: number;
  tone: string;
  own: boolean;
}

/** One guest in the lobby; who is away says so. */
export function LobbyName({ player, order, tone, own }: Props) {
  return (
    <li className={`row-in${own ? " own" : ""}`} style={{ "--i": Math.min(order, 8) } as CSSProperties}>
      <Avatar tone={tone} name={player.name} away={!player.isConnected} />
      <span className="who">{player.name}</span>
      {own ? <small>{t("you")}</small> : null}
      {player.isConnected ? null : <small>{t("offline")}</small>}
    </li>
  );
}
