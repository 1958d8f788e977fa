// Pause and resume, skip, reveal now: the controls of a running game (UI-H51–H53).
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import type { GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { useCommands } from "../commands";
import { nextClueText } from "../cue";
import { Confirm } from "./Confirm";

/** NB: a clue is not among them: the next clue ends it (ST35). */
const skippable = ["ROUND_INTRO", "PAUSED_FOR_BRAKE", "REVEAL_DESTINATION", "FOLLOWUP_QUESTION", "SCOREBOARD"];
const clued = ["CLUE_LEVEL", "PAUSED_FOR_BRAKE"];
const revealable = ["ROUND_INTRO", "CLUE_LEVEL", "PAUSED_FOR_BRAKE"];

/** While the game stands still, resuming is the main action, and the next clue moves here. */
function NextClueButton({ state }: { state: GameState }) {
  const { run, off } = useCommands();
  return (
    <button type="button" className="btn" data-testid="next-clue" disabled={off} onClick={() => run("HOST_NEXT_CLUE", {})}>
      <Icon name="next" />
      {nextClueText(state)}
    </button>
  );
}

function SkipButton({ label }: { label: string }) {
  const { run, off } = useCommands();
  return (
    <button type="button" className="btn" data-testid="skip" disabled={off} onClick={() => run("HOST_SKIP", {})}>
      <Icon name="skip" />
      {label}
    </button>
  );
}

function PauseButton() {
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

export function Steering({ state }: { state: GameState }) {
  const { phase } = state;
  if (!skippable.includes(phase) && !clued.includes(phase)) return null;
  return (
    <div className="steering">
      {!state.paused && <PauseButton />}
      {state.paused && clued.includes(phase) && <NextClueButton state={state} />}
      {skippable.includes(phase) && <SkipButton label={phase === "ROUND_INTRO" ? t("skipIntro") : t("skip")} />}
      {revealable.includes(phase) && <RevealButton />}
    </div>
  );
}
