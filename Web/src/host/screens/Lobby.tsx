// LOBBY (UI-H12–H17, H58, H61–H64): QR and code, players, what will be played, how. An evening has a lobby of its own.
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import { DrawCard } from "../content/DrawCard";
import { GenerateCard } from "../content/generate/GenerateCard";
import { ImportCard } from "../content/ImportCard";
import { LibraryCard } from "../content/LibraryCard";
import { PlanCard } from "../content/PlanCard";
import { usePlan, type Plan } from "../content/usePlan";
import { HostCard } from "../parts/HostCard";
import { LobbyBar } from "../parts/LobbyBar";
import { LobbyLock } from "../parts/LobbyLock";
import { PlayersCard } from "../parts/PlayersCard";
import { SettingsCard } from "../parts/SettingsCard";
import { ShowOnScreen } from "../parts/ShowOnScreen";
import { Tabs } from "../parts/Tabs";
import { Ticket } from "../parts/Ticket";
import { ToolsCard } from "../parts/ToolsCard";
import type { PageProps } from "../phase";

function People({ state, seat, onNew }: PageProps) {
  return (
    <div className="columns">
      <div className="column">
        <Ticket code={state.joinCode}>
          <LobbyLock />
          <ShowOnScreen seat={seat} />
        </Ticket>
      </div>
      <div className="column aside">
        <PlayersCard state={state} />
        <HostCard seat={seat} onNew={onNew} />
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

type View = "lobby" | "content";

export function Lobby(props: PageProps) {
  const [tab, setTab] = useState<View>("lobby");
  const plan = usePlan(props.state, props.seat);
  const show = (next: View): void => {
    if (next !== tab) plan.save();
    setTab(next);
  };
  const tabs = [
    { name: "lobby", icon: "people", label: t("phase_LOBBY") },
    { name: "content", icon: "flag", label: t("content") },
  ] as const;
  return (
    <>
      <main>
        <Tabs<View> tabs={tabs} tab={tab} onTab={show} />
        {tab === "lobby" ? <People {...props} /> : <Content {...props} plan={plan} />}
      </main>
      <LobbyBar state={props.state} plan={plan} seat={props.seat} />
    </>
  );
}
