import { useState } from "react";
import { t } from "../../lib/i18n/player";
import { useEvent } from "../../lib/store";
import { hasNotes } from "./evening";
import { Rules } from "./Rules";
import { litRule, mayTry } from "./rideSteps";
import type { ScreenProps } from "./ScreenProps";
import { Strip } from "./Strip";
import { TryBrake } from "./TryBrake";

/** The first journey's way out: the rules, one after the other, and the brake to be tried (UI-E27). */
export function RulesRide({ game, state, me }: ScreenProps) {
  const [heard, setHeard] = useState(0);
  useEvent("RULES_STEP", ({ step }) => setHeard(step));
  const step = Math.max(heard, state.rules?.step ?? 1);
  return (
    <div className="intro rules-ride" data-testid="rules-ride">
      <h1 tabIndex={-1}>{t("howTo")}</h1>
      <Strip level={null} />
      <div className="card" aria-live="polite">
        <Rules notes={hasNotes(game)} carriages={false} children={false} lit={litRule(step)} />
      </div>
      {mayTry(step) ? <TryBrake me={me} pulled={state.rules?.pulled.includes(me) === true} /> : null}
    </div>
  );
}
