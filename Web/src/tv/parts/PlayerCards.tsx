// The players in the lobby: a card pops in with a ring and sparkles when somebody joins (UI-T4).
import { useEffect, useRef, type CSSProperties } from "react";
import { tc } from "../../lib/i18n/common";
import type { GameState } from "../../lib/types";
import { initial } from "../../ui/names";
import { toneColour } from "../../ui/passenger/tones";
import { tonesOf } from "../../ui/tone";
import { isAgain } from "../evening/evening";
import { Face } from "../people/Face";
import { playerOf } from "../people/person";
import { isLong, shortName } from "./names";
import { several } from "../train/seeded";
import { useCalm } from "./Screen";

interface Guest {
  playerId: string;
  name: string;
  isConnected: boolean;
}

/** Places that are shown, taken or free; more players make all cards smaller. */
const seats = 12;

/** Of the passenger (EVE75). */
function ownTone(state: GameState, id: string): string | undefined {
  const tone = playerOf(state, id)?.tone;
  return tone === undefined ? undefined : toneColour(tone);
}

function Sparkles() {
  return (
    <span className="sparkles" aria-hidden="true">
      {several(15, (i) => (
        <i key={i} style={{ "--turn": `${i * 24}deg`, "--far": 1 + (i % 3) * 0.4 } as CSSProperties} />
      ))}
    </span>
  );
}

function Card({ guest, tone, fresh, hasFace }: { guest: Guest; tone: string; fresh: boolean; hasFace: boolean }) {
  return (
    <li className="guest" data-fresh={fresh} data-away={!guest.isConnected} data-long={isLong(guest.name)}
      style={{ "--tone": tone } as CSSProperties}>
      <span className="avatar" data-figure={hasFace} aria-hidden="true">
        {hasFace ? <Face id={guest.playerId} mood={guest.isConnected ? "sit" : "sleep"} /> : initial(guest.name)}
        {fresh && <Sparkles />}
      </span>
      <span className="guest-name">{shortName(guest.name)}</span>
      {!guest.isConnected && <span className="sr-only">{tc("offline")}</span>}
    </li>
  );
}

export function PlayerCards({ guests, state }: { guests: Guest[]; state: GameState }) {
  const calm = useCalm() || isAgain(state);
  const known = useRef(new Set(calm ? guests.map((g) => g.playerId) : []));
  const fresh = new Set(guests.filter((g) => !known.current.has(g.playerId)).map((g) => g.playerId));
  const sparkling = useRef(new Set<string>());
  fresh.forEach((id) => sparkling.current.add(id));
  // NB: who is lost in the lobby leaves the list (ST36), and returns without sparkles.
  sparkling.current.forEach((id) => guests.some((g) => g.playerId === id) || sparkling.current.delete(id));
  useEffect(() => guests.forEach((g) => known.current.add(g.playerId)), [guests]);
  const tones = tonesOf(guests.map((g) => g.playerId));
  const size = guests.length > seats ? "small" : "normal";
  return (
    <ul className="guests" data-size={size}>
      {guests.map((guest, i) => (
        <Card
          key={guest.playerId}
          guest={guest}
          tone={ownTone(state, guest.playerId) ?? tones[i] ?? ""}
          hasFace={playerOf(state, guest.playerId)?.passenger !== undefined}
          fresh={sparkling.current.has(guest.playerId)}
        />
      ))}
      {several(Math.max(0, seats - guests.length), (i) => (
        <li key={`seat${i}`} className="seat" aria-hidden="true" />
      ))}
    </ul>
  );
}
