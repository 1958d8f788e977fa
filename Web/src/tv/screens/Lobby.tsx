// LOBBY (UI-T2–T5): how to join on the left, who is here on the right.
import { joinUrl, shortAddress } from "../../lib/address";
import { t } from "../../lib/i18n/tv";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { Qr } from "../../ui/Qr";
import { Wordmark } from "../../ui/Wordmark";
import { CaptionChoice } from "../captions/CaptionChoice";
import { isAgain, isEvening, stopsOf } from "../evening/evening";
import { nightLine } from "../evening/night";
import { isNamed, shortName } from "../parts/names";
import { PlayerCards } from "../parts/PlayerCards";
import { Screen } from "../parts/Screen";

function Ticket({ code, locked }: { code: string; locked: boolean }) {
  const url = joinUrl(code);
  return (
    <section className="ticket" data-locked={locked}>
      <div className="ticket-qr" data-testid="qr" data-reachable={url !== null}>
        {url ? <Qr text={url} label={t("scanToJoin")} /> : <p>{t("unreachable")}</p>}
        {locked && url && <Icon name="lock" />}
      </div>
      <div className="ticket-stub">
        <p className="ticket-hint">{locked ? t("lobbyIsLocked") : t("scanToJoin")}</p>
        <p className="join-code">
          <span data-testid="join-code" aria-hidden="true">
            {code}
          </span>
          <span className="sr-only">{code.split("").join(" ")}</span>
        </p>
        {url && !locked && <p className="ticket-url">{t("orGoTo", { url: shortAddress() })}</p>}
      </div>
    </section>
  );
}

function HostChip({ name }: { name: string }) {
  return (
    <p className="host-chip">
      <Icon name="star" />
      {t("hostNamed", { name: shortName(name) })}
    </p>
  );
}

/** How many stops, and how long that takes (UI-E9). */
function Length({ state }: { state: GameState }) {
  const { lobby } = useGame();
  const n = stopsOf(state, lobby?.settings?.destinationsCount);
  if (n === undefined || !state.journey) return null;
  return (
    <p className="lobby-length" data-testid="length">
      {t("length", { n, m: state.journey.minutes })}
    </p>
  );
}

/** Which journey of the night comes, and how the night stands (UI-E9). */
function Night({ state }: { state: GameState }) {
  if (!isAgain(state)) return null;
  return (
    <p className="lobby-night" data-testid="night">
      <strong>{t("roundN", { n: state.journey?.number ?? 1 })}</strong>
      <span>{nightLine(state.night)}</span>
    </p>
  );
}

export function Lobby({ state, hostAway }: { state: GameState; hostAway: boolean }) {
  const { lobby } = useGame();
  const guests = lobby?.players ?? state.players;
  const locked = lobby?.locked === true;
  const host = lobby?.host?.name;
  return (
    <Screen name={isEvening(state) ? "lobby night-lobby" : "lobby"}>
      <div className="lobby-left">
        <Wordmark tagline />
        <Ticket code={state.joinCode} locked={locked} />
        <Length state={state} />
      </div>
      <section className="lobby-right">
        <Night state={state} />
        <header>
          <h1>{t("players", { n: guests.length })}</h1>
          {host && !hostAway && isNamed(host) && <HostChip name={host} />}
        </header>
        <PlayerCards guests={guests} state={state} />
        <footer>
          <p className="lobby-status" role="status" data-ready={guests.length > 0}>
            {guests.length > 0 ? t("ready") : t("waitingForPlayers")}
          </p>
          {joinUrl("") && <p className="lobby-host">{t("hostAt", { url: `${shortAddress()}/host` })}</p>}
        </footer>
      </section>
      <CaptionChoice />
    </Screen>
  );
}
