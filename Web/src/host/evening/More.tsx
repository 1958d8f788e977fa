// *Mer*: what an evening can do without, in the lobby (UI-E18).
import { t } from "../../lib/i18n/host";
import { mostDestinations } from "../../lib/rules.gen";
import { PastTrips } from "../history/PastTrips";
import { HostCard } from "../parts/HostCard";
import { LobbyLock } from "../parts/LobbyLock";
import { numbers, Segments } from "../parts/Segments";
import { SettingsCard } from "../parts/SettingsCard";
import { ToolsCard } from "../parts/ToolsCard";
import type { PageProps } from "../phase";
import { useSettings } from "../useSettings";
import { countOf } from "./asked";

/** All the lengths, of which the lobby offers three. */
function Destinations() {
  const { settings, set } = useSettings();
  return (
    <Segments
      id="destinations"
      label={t("destinations")}
      value={countOf(settings)}
      options={numbers(1, mostDestinations)}
      onPick={(destinationsCount) => set({ destinationsCount })}
    />
  );
}

function LobbyTools() {
  return (
    <>
      <LobbyLock />
      <PastTrips />
    </>
  );
}

export function More({ state, seat, onLeave }: PageProps) {
  return (
    <div className="columns">
      <div className="column">
        <SettingsCard wishes={<Destinations />} />
      </div>
      <div className="column aside">
        <HostCard seat={seat} />
        <ToolsCard state={state} seat={seat} onLeave={onLeave} extra={<LobbyTools />} />
      </div>
    </div>
  );
}
