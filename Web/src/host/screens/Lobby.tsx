// LOBBY (UI-H12–H17, H58, H61–H64): QR and code, players, what will be played, how.
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import type { Seat } from "../../lib/storage";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { DrawCard } from "../content/DrawCard";
import { GenerateCard } from "../content/generate/GenerateCard";
import { ImportCard } from "../content/ImportCard";
import { LibraryCard } from "../content/LibraryCard";
import { PlanCard } from "../content/PlanCard";
import { usePlan, type Plan } from "../content/usePlan";
import { useRejected } from "../content/useRejected";
import { Bar } from "../parts/ControlBar";
import { HostCard } from "../parts/HostCard";
import { Primary, Start } from "../parts/NextStep";
import { PlayersCard } from "../parts/PlayersCard";
import { SettingsCard } from "../parts/SettingsCard";
import { Tabs, type Tab } from "../parts/Tabs";
import { Ticket } from "../parts/Ticket";
import { ToolsCard } from "../parts/ToolsCard";
import type { PageProps } from "../phase";

function People({ state, seat, onNew }: PageProps) {
  return (
    <div className="columns">
      <div className="column">
        <Ticket code={state.joinCode} seat={seat} />
      </div>
      <div className="column aside">
        <PlayersCard state={state} />
        <HostCard code={state.joinCode} onNew={onNew} />
      </div>
    </div>
  );
}

function Content({ state, seat, onLeave, plan }: PageProps & { plan: Plan }) {
  const [secret, setSecret] = useState(true);
  return (
    <div className="columns">
      <div className="column">
        <PlanCard plan={plan} secret={secret} />
        <LibraryCard plan={plan} seat={seat} secret={secret} onSecret={() => setSecret(!secret)} />
        <GenerateCard plan={plan} seat={seat} secret={secret} />
        <ImportCard seat={seat} onImported={plan.reload} />
      </div>
      <div className="column aside">
        <DrawCard plan={plan} />
        <SettingsCard />
        <ToolsCard state={state} seat={seat} onLeave={onLeave} />
      </div>
    </div>
  );
}

/** Changes to the journey come before the start, so nobody starts without them. */
function LobbyBar({ state, plan, seat }: { state: GameState; plan: Plan; seat: Seat }) {
  const { lobby } = useGame();
  const rejected = useRejected(seat, plan.picked);
  const players = lobby?.players.length ?? state.players.filter((p) => p.role === "player").length;
  const cue = players === 0 ? t("needPlayer") : t("cueLobby");
  return (
    <Bar cue={plan.changed ? t("cuePlan") : cue}>
      {plan.changed ? (
        <Primary id="use-packs-bar" icon="check" label={t("usePacks", { n: plan.picked.length })} disabled={false} onPress={plan.save} />
      ) : (
        <Start players={players} rejected={rejected} />
      )}
    </Bar>
  );
}

export function Lobby(props: PageProps) {
  const [tab, setTab] = useState<Tab>("lobby");
  const plan = usePlan(props.state, props.seat);
  const show = (next: Tab): void => {
    if (next !== tab) plan.save();
    setTab(next);
  };
  return (
    <>
      <main>
        <Tabs tab={tab} onTab={show} />
        {tab === "lobby" ? <People {...props} /> : <Content {...props} plan={plan} />}
      </main>
      <LobbyBar state={props.state} plan={plan} seat={props.seat} />
    </>
  );
}
