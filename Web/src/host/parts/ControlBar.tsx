// The bar above the home indicator: the prompter's line, what comes next, pause, skip, reveal.
import type { ReactNode } from "react";
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import type { CardsPhase, Ways } from "../phase";
import { Primary, Resume } from "./NextStep";
import { Steering } from "./Steering";

interface BarProps {
  cue: string;
  children?: ReactNode;
}

export function Bar({ cue, children }: BarProps) {
  return (
    <footer className="control-bar">
      <p className="cue" data-testid="cue">
        {cue}
      </p>
      {children}
    </footer>
  );
}

export function ControlBar({ state, phase, ...ways }: { state: GameState; phase: CardsPhase } & Ways) {
  const { moments } = useGame();
  return (
    <Bar cue={state.paused ? t("cuePaused") : phase.cue(state, moments)}>
      {state.paused ? <Resume /> : phase.next?.(state, ways)}
      {phase.controls && <Steering state={state} controls={phase.controls} />}
    </Bar>
  );
}

/** The session is over, its results stay, and one press leaves them (UI-E6). */
export function EndedBar({ onStart }: { onStart: () => void }) {
  return (
    <Bar cue="">
      <Primary id="to-start" icon="back" label={t("backToStart")} disabled={false} onPress={onStart} />
    </Bar>
  );
}
