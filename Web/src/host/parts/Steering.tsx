// Pause and resume, skip, reveal now: the controls of a running game (UI-H51–H53).
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import type { GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { useCommands } from "../commands";
import { nextClueCommand, nextClueText } from "../cue";
import { Confirm } from "./Confirm";

/** What may be pressed beside the main action in a phase. */
export interface Controls {
  /** Ends the wait. NB: not of a clue, which the next clue ends (ST35); null where a card has the button. */
  skip?: (state: GameState) => string | null;
  /** The next clue can be had. */
  nextClue?: boolean;
  reveal?: boolean;
}

/** While the game stands still, resuming is the main action, and the next clue moves here. */
function NextClueButton({ state }: { state: GameState }) {
  const { run, off } = useCommands();
  return (
    <button type="button" className="btn" data-testid="next-clue" disabled={off} onClick={() => run(nextClueCommand(state), {})}>
      <Icon name="next" />
      {nextClueText(state)}
    </button>
  );
}

export function SkipButton({ label }: { label: string }) {
  const { run, off } = useCommands();
  return (
    <button type="button" className="btn" data-testid="skip" disabled={off} onClick={() => run("HOST_SKIP", {})}>
      <Icon name="skip" />
      {label}
    </button>
  );
}

export function PauseButton() {
  const { run, off } = useCommands();
  return (
    <button type="button" className="btn" data-testid="pause" disabled={off} onClick={() => run("HOST_PAUSE", {})}>
      <Icon name="pause" />
      {t("pause")}
    </button>
  );
}

function RevealButton() {
  const { run, off } = useCommands();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="btn" data-testid="force-reveal" disabled={off} onClick={() => setAsking(true)}>
        <Icon name="eye" />
        {t("forceReveal")}
      </button>
      {asking && (
        <Confirm
          title={t("forceRevealSure")}
          icon="eye"
          action={t("forceReveal")}
          onClose={() => setAsking(false)}
          onConfirm={() => run("HOST_FORCE_REVEAL", {})}
        />
      )}
    </>
  );
}

export function Steering({ state, controls }: { state: GameState; controls: Controls }) {
  const skip = controls.skip?.(state);
  return (
    <div className="steering">
      {!state.paused && <PauseButton />}
      {state.paused && controls.nextClue && <NextClueButton state={state} />}
      {skip && <SkipButton label={skip} />}
      {controls.reveal && <RevealButton />}
    </div>
  );
}
