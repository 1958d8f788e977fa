// Who plays: link, score, a name to decide about, and a menu to rename or remove (UI-H13, H14, H56, H65).
import { useState, type CSSProperties } from "react";
import { t } from "../../lib/i18n/host";
import type { GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { initial } from "../../ui/names";
import { useFocusKept } from "../focus";
import { useGuests, type Guest } from "../guests";
import { AskedName } from "./AskedName";
import { Card } from "./Card";
import { PlayerDialog } from "./PlayerDialog";

interface RowProps {
  guest: Guest;
  /** What the filter took away (EX28). */
  asked: string | undefined;
  place: number;
  onOpen: () => void;
}

function linkText(guest: Guest): string {
  if (!guest.isConnected) return t("offline");
  return guest.isLate ? t("rejoiningSoon") : t("connected");
}

function PlayerRow({ guest, asked, place, onOpen }: RowProps) {
  return (
    <li className="player-row row-in" data-away={!guest.isConnected} style={{ "--i": place, "--tone": guest.tone } as CSSProperties}>
      <span className="face" aria-hidden="true">
        {initial(guest.name)}
        <i className="dot" />
      </span>
      <span className="player-text">
        <span className="player-name">{guest.name}</span>
        <small>{linkText(guest)}</small>
      </span>
      {guest.score !== undefined && <span className="player-score tabular">{t("nPts", { n: guest.score })}</span>}
      <button type="button" className="icon-button" data-testid="player-menu" aria-label={t("playerMenu", { name: guest.name })} onClick={onOpen}>
        <Icon name="more" />
      </button>
      {asked !== undefined && <AskedName guest={guest} asked={asked} />}
    </li>
  );
}

function Nobody() {
  return (
    <div className="empty">
      <span className="empty-seats" aria-hidden="true">
        <Icon name="person" />
        <Icon name="person" />
        <Icon name="person" />
      </span>
      <p>{t("waitingForPlayers")}</p>
      <small>{t("playHint")}</small>
    </div>
  );
}

export function PlayersCard({ state }: { state: GameState }) {
  const guests = useGuests(state);
  const [open, setOpen] = useState<string | null>(null);
  useFocusKept(guests.map((g) => g.playerId).join(" "));
  const chosen = guests.find((g) => g.playerId === open);
  const asked = new Map(state.players.map((p) => [p.playerId, p.askedName]));
  const away = guests.some((g) => !g.isConnected);
  const health = away && <small className="away-count">{t("phonesOf", { a: guests.filter((g) => g.isConnected).length, b: guests.length })}</small>;
  return (
    <Card icon="people" title={t("players", { n: guests.length })} name="players" beside={health}>
      {guests.length === 0 ? (
        <Nobody />
      ) : (
        <ul>
          {guests.map((guest, i) => (
            <PlayerRow key={guest.playerId} guest={guest} asked={asked.get(guest.playerId)} place={i} onOpen={() => setOpen(guest.playerId)} />
          ))}
        </ul>
      )}
      {chosen && <PlayerDialog guest={chosen} onClose={() => setOpen(null)} />}
    </Card>
  );
}
