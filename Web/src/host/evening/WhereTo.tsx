// Where the journey goes: a region, a theme, or a choice of one's own (UI-E17); a plan takes its place.
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import type { SettingsChange } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { useCommands } from "../commands";
import type { Plan } from "../content/usePlan";
import { isFarther, near, regionOf } from "./asked";
import { Farther } from "./Farther";
import { Question } from "./Question";

interface Props {
  settings: SettingsChange;
  set: (change: SettingsChange) => void;
  plan: Plan;
  /** Opens the library. */
  onChoose: () => void;
}

function Journey({ plan, onChoose }: Pick<Props, "plan" | "onChoose">) {
  const { off } = useCommands();
  return (
    <div className="asked" data-testid="where">
      <h2 role="status">{t("yourJourney", { n: plan.picked.length })}</h2>
      <div className="tool-row">
        <button type="button" className="btn" data-testid="change-plan" onClick={onChoose}>
          <Icon name="pencil" />
          {t("changePlan")}
        </button>
        <button type="button" className="btn" data-testid="drop-plan" disabled={off} onClick={plan.clear}>
          <Icon name="trash" />
          {t("clear")}
        </button>
      </div>
    </div>
  );
}

export function WhereTo({ settings, set, plan, onChoose }: Props) {
  const { off } = useCommands();
  const isFar = isFarther(settings);
  const [opened, setOpened] = useState(false);
  const open = opened || isFar;
  if (plan.picked.length > 0) return <Journey plan={plan} onChoose={onChoose} />;
  const more = (
    <button type="button" data-testid="where-farther" aria-expanded={open} data-on={isFar} disabled={off} onClick={() => setOpened(!opened)}>
      <b>{t("farther")}</b>
    </button>
  );
  const answers = near.map(({ key, region }) => ({ id: key, value: region, label: t(key) }));
  return (
    <>
      <Question id="where" title={t("whereTo3")} value={regionOf(settings)} answers={answers} onPick={(region) => set({ region })} last={more} />
      {open && <Farther settings={settings} set={set} onChoose={onChoose} />}
    </>
  );
}
