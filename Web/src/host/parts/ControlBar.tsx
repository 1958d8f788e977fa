// The bar above the home indicator: the prompter's line, what comes next, pause, skip, reveal.
import type { ReactNode } from "react";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { cueOf } from "../cue";
import { NextStep } from "./NextStep";
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

export function ControlBar({ state, onNew }: { state: GameState; onNew: () => void }) {
  const { moments } = useGame();
  return (
    <Bar cue={cueOf(state, moments)}>
      <NextStep state={state} onNew={onNew} />
      <Steering state={state} />
    </Bar>
  );
}
