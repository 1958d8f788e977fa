// How many destinations, and a journey drawn by lot, of one region or of all, that surprises the host too (RE32).
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import { mostDestinations } from "../../lib/rules.gen";
import { useGame } from "../../lib/store";
import { Icon } from "../../ui/Icon";
import { useCommands } from "../commands";
import { Card } from "../parts/Card";
import { numbers, Segments } from "../parts/Segments";
import { RegionChips } from "./RegionChips";
import { wanted, type Region } from "./regions";
import type { Plan } from "./usePlan";

export function DrawCard({ plan }: { plan: Plan }) {
  const { run, off } = useCommands();
  const [region, setRegion] = useState<Region>("Mixed");
  const count = useGame().lobby?.settings?.destinationsCount ?? 1;
  return (
    <Card icon="dice" title={t("draw")} name="draw">
      <p className="muted">{t("drawWhy")}</p>
      <RegionChips id="region" value={region} onPick={setRegion} />
      <Segments
        id="destinations"
        label={t("destinations")}
        value={count}
        options={numbers(1, mostDestinations)}
        onPick={(destinationsCount) => run("HOST_SETTINGS_SET", { settings: { destinationsCount } })}
      />
      <button type="button" className="btn" data-testid="draw" disabled={off} onClick={() => plan.draw(count, wanted(region))}>
        <Icon name="dice" />
        {t("drawGo")}
      </button>
    </Card>
  );
}
