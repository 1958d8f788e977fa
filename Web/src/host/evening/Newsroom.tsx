// *Redaktionen*: the library in full, new places, one's own, and the sounds (UI-E18).
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import { GenerateCard } from "../content/generate/GenerateCard";
import { ImportCard } from "../content/ImportCard";
import { LibraryCard } from "../content/LibraryCard";
import { PlanCard } from "../content/PlanCard";
import type { Plan } from "../content/usePlan";
import { Card } from "../parts/Card";
import { Listen } from "../parts/Listen";
import type { PageProps } from "../phase";

export function Newsroom({ seat, plan }: Pick<PageProps, "seat"> & { plan: Plan }) {
  const [secret, setSecret] = useState(true);
  return (
    <div className="columns">
      <div className="column">
        <PlanCard plan={plan} secret={secret} />
        <LibraryCard plan={plan} seat={seat} secret={secret} onSecret={() => setSecret(!secret)} />
      </div>
      <div className="column aside">
        <GenerateCard plan={plan} seat={seat} secret={secret} />
        <ImportCard seat={seat} onImported={plan.reload} />
        <Card icon="tools" title={t("tools")} name="tools">
          <div className="tool-grid">
            <Listen />
          </div>
        </Card>
      </div>
    </div>
  );
}
