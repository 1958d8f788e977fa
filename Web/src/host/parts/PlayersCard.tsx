// Who plays: connection, score, and a menu to rename or remove (UI-H14, H55, H56).
import { useState, type FormEvent } from "react";
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { useCommands } from "../commands";
import { Dialog } from "./Dialog";

interface Guest {
  playerId: string;
  name: string;
  isConnected: boolean;
  score?: number;
}

function PlayerDialog({ guest, onClose }: { guest: Guest; onClose: () => void }) {
  const { run, off } = useCommands();
  const [name, setName] = useState(guest.name);
  const clean = name.trim().normalize("NFC");
  const rename = (event: FormEvent): void => {
    event.preventDefault();
    run("HOST_RENAME", { playerId: guest.playerId, name: clean });
    onClose();
  };
  const remove = (ban: boolean): void => {
    run("HOST_KICK", { playerId: guest.playerId, ban });
    onClose();
  };
  return (
    <Dialog title={guest.name} onClose={onClose}>
      <form className="rename" onSubmit={rename}>
        <label htmlFor="rename">{t("newName")}</label>
        <div className="field-row">
          <input id="rename" data-testid="rename-input" className="field" value={name} maxLength={30} onChange={(e) => setName(e.target.value)} />
          <button type="submit" className="btn" data-testid="rename-send" disabled={off || !clean || clean === guest.name}>
            {t("rename")}
          </button>
        </div>
      </form>
      <p>{t("kickSure", { name: guest.name })}</p>
      <div className="dialog-buttons">
        <button type="button" className="btn" onClick={onClose}>
          {t("cancel")}
        </button>
        <button type="button" className="btn danger" data-testid="kick" disabled={off} onClick={() => remove(false)}>
          {t("kick")}
        </button>
        <button type="button" className="btn danger" data-testid="ban" disabled={off} onClick={() => remove(true)}>
          {t("ban")}
        </button>
      </div>
    </Dialog>
  );
}

function PlayerRow({ guest, onOpen }: { guest: Guest; onOpen: () => void }) {
  return (
    <li className="player-row row-in" data-away={!guest.isConnected}>
      <span className="dot" aria-hidden="true" />
      <span className="player-name">
        {guest.name}
        {!guest.isConnected && <small>{t("offline")}</small>}
      </span>
      {guest.score !== undefined && <span className="player-score tabular">{t("nPts", { n: guest.score })}</span>}
      <button type="button" className="more" data-testid="player-menu" aria-label={t("playerMenu", { name: guest.name })} onClick={onOpen}>
        <span aria-hidden="true">•••</span>
      </button>
    </li>
  );
}

function useGuests(state: GameState): Guest[] {
  const { lobby } = useGame();
  if (state.phase === "LOBBY" && lobby) return lobby.players;
  const score = new Map(state.scoreboard.map((row) => [row.playerId, row.score]));
  return state.players
    .filter((p) => p.role === "player" && !p.hasLeft)
    .map((p) => ({ ...p, score: score.get(p.playerId) ?? 0 }));
}

export function PlayersCard({ state }: { state: GameState }) {
  const guests = useGuests(state);
  const [open, setOpen] = useState<string | null>(null);
  const chosen = guests.find((g) => g.playerId === open);
  return (
    <section className="card players">
      <h2>
        <Icon name="people" />
        {t("players", { n: guests.length })}
      </h2>
      {guests.length === 0 ? (
        <div className="empty">
          <Icon name="people" />
          <p>{t("waitingForPlayers")}</p>
        </div>
      ) : (
        <ul>
          {guests.map((guest) => (
            <PlayerRow key={guest.playerId} guest={guest} onOpen={() => setOpen(guest.playerId)} />
          ))}
        </ul>
      )}
      {chosen && <PlayerDialog guest={chosen} onClose={() => setOpen(null)} />}
    </section>
  );
}
