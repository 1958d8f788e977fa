// LOBBY (UI-H12–H17, H58, H64): QR and code, players, what will be played, how.
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import type { Seat } from "../../lib/storage";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { joinUrl } from "../../tv/parts/address";
import { Qr } from "../../tv/parts/Qr";
import { useCommands } from "../commands";
import { ContentCard } from "../parts/ContentCard";
import { Confirm } from "../parts/Dialog";
import { PlayersCard } from "../parts/PlayersCard";
import { SettingsCard } from "../parts/SettingsCard";
import { ToolsCard } from "../parts/ToolsCard";

type Tab = "lobby" | "content";

function Ticket({ code }: { code: string }) {
  const { run, off } = useCommands();
  const locked = useGame().lobby?.locked === true;
  const url = joinUrl(code);
  return (
    <section className="card ticket" data-locked={locked}>
      {url && (
        <div className="ticket-qr">
          <Qr text={url} label={t("scanToJoin")} />
          {locked && <Icon name="lock" />}
        </div>
      )}
      <p>{locked ? t("lobbyIsLocked") : url ? t("scanToJoin") : t("unreachable")}</p>
      <p className="code ticket-code" data-testid="join-code" aria-label={code.split("").join(" ")}>
        {code}
      </p>
      {url && <p className="muted ticket-url">{url.replace(/^https?:\/\//, "")}</p>}
      <button type="button" className="btn" data-testid="lobby-lock" disabled={off} onClick={() => run("HOST_LOBBY_LOCK", { locked: !locked })}>
        <Icon name={locked ? "unlock" : "lock"} />
        {locked ? t("unlock") : t("lockLobby")}
      </button>
    </section>
  );
}

function Tabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  return (
    <div className="tabs" role="group" aria-label={t("view")}>
      {(["lobby", "content"] as const).map((name) => (
        <button key={name} type="button" data-testid={`tab-${name}`} aria-pressed={tab === name} onClick={() => onTab(name)}>
          {name === "lobby" ? t("phase_LOBBY") : t("content")}
        </button>
      ))}
    </div>
  );
}

function NewGame({ onLeave }: { onLeave: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="btn quiet" data-testid="new-game" onClick={() => setAsking(true)}>
        <Icon name="plus" />
        {t("newGame")}
      </button>
      {asking && <Confirm title={t("newGameSure")} action={t("newGame")} onConfirm={onLeave} onClose={() => setAsking(false)} />}
    </>
  );
}

export function Lobby({ state, seat, onLeave }: { state: GameState; seat: Seat; onLeave: () => void }) {
  const [tab, setTab] = useState<Tab>("lobby");
  return (
    <main>
      <Tabs tab={tab} onTab={setTab} />
      {tab === "lobby" ? (
        <div className="columns">
          <div className="column">
            <Ticket code={state.joinCode} />
          </div>
          <div className="column aside">
            <PlayersCard state={state} />
            <NewGame onLeave={onLeave} />
          </div>
        </div>
      ) : (
        <div className="columns">
          <div className="column">
            <ContentCard state={state} seat={seat} />
          </div>
          <div className="column aside">
            <SettingsCard />
            <ToolsCard state={state} onLeave={onLeave} />
          </div>
        </div>
      )}
    </main>
  );
}
