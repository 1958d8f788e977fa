// The lobby of an evening: three questions that are answered already, *Starta*, the way in, the guests (UI-E16).
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import { usePlan, type Plan } from "../content/usePlan";
import { PlayersCard } from "../parts/PlayersCard";
import { ShowOnScreen } from "../parts/ShowOnScreen";
import { Tabs } from "../parts/Tabs";
import { Ticket } from "../parts/Ticket";
import type { PageProps } from "../phase";
import { CarriagesCard } from "./CarriagesCard";
import { More } from "./More";
import { Newsroom } from "./Newsroom";
import { RoundLine } from "./NightLine";
import { Questions } from "./Questions";
import { ShareCode } from "./ShareCode";
import { StartBar } from "./StartBar";

/** `content`: the newsroom, by the name that the library's tab has always had. */
type View = "lobby" | "more" | "content";

interface PeopleProps extends PageProps {
  plan: Plan;
  onChoose: () => void;
}

// NB: the questions come first for keys and readers; on a lying tablet the ticket is drawn to their left.
function People({ state, seat, plan, onChoose }: PeopleProps) {
  return (
    <div className="evening-lobby">
      <div className="column evening-asked">
        <RoundLine state={state} />
        <Questions state={state} plan={plan} onChoose={onChoose} />
        <StartBar state={state} plan={plan} seat={seat} />
      </div>
      <div className="column evening-ticket">
        <Ticket code={state.joinCode}>
          <ShareCode code={state.joinCode} />
          <ShowOnScreen seat={seat} />
        </Ticket>
      </div>
      <div className="column evening-guests">
        <PlayersCard state={state} />
        <CarriagesCard state={state} />
      </div>
    </div>
  );
}

export function EveningLobby(props: PageProps) {
  const [view, setView] = useState<View>("lobby");
  const plan = usePlan(props.state, props.seat, true);
  const tabs = [
    { name: "lobby", icon: "people", label: t("phase_LOBBY") },
    { name: "more", icon: "gear", label: t("more") },
    { name: "content", icon: "pencil", label: t("newsroom") },
  ] as const;
  return (
    <>
      <main data-view={view}>
        <Tabs<View> tabs={tabs} tab={view} onTab={setView} />
        {view === "lobby" && <People {...props} plan={plan} onChoose={() => setView("content")} />}
        {view === "more" && <More {...props} />}
        {view === "content" && <Newsroom {...props} plan={plan} />}
      </main>
      {view !== "lobby" && <StartBar state={props.state} plan={plan} seat={props.seat} />}
    </>
  );
}
