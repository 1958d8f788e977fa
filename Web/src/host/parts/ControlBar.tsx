// The bar above the home indicator: what comes next, pause, skip.
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { Icon, type IconName } from "../../ui/Icon";
import { useCommands } from "../commands";
import { Confirm } from "./Dialog";

interface PrimaryProps {
  id: string;
  icon: IconName;
  label: string;
  disabled: boolean;
  busy?: boolean;
  tone?: "primary" | "go";
  onPress: () => void;
}

function Primary({ id, icon, label, disabled, busy = false, tone = "primary", onPress }: PrimaryProps) {
  return (
    <button type="button" className={`btn ${tone} main-action`} data-testid={id} disabled={disabled} onClick={onPress}>
      {busy ? <span className="spinner" aria-hidden="true" /> : <Icon name={icon} />}
      {label}
    </button>
  );
}

function Start({ state }: { state: GameState }) {
  const { run, busy, off } = useCommands();
  const { lobby } = useGame();
  const players = lobby?.players.length ?? state.players.filter((p) => p.role === "player").length;
  const starting = busy === "HOST_START_GAME";
  return (
    <>
      <Primary
        id="start-button"
        icon="play"
        tone="go"
        label={starting ? t("preparing") : t("startGame")}
        disabled={off || players === 0}
        busy={starting}
        onPress={() => run("HOST_START_GAME", {})}
      />
      {players === 0 && <p className="reason">{t("needPlayer")}</p>}
    </>
  );
}

function NextStep({ state, onLeave }: { state: GameState; onLeave: () => void }) {
  const { run, off } = useCommands();
  switch (state.phase) {
    case "LOBBY":
      return <Start state={state} />;
    case "CLUE_LEVEL":
    case "PAUSED_FOR_BRAKE":
      return <Primary id="next-clue" icon="next" label={t("nextClue")} disabled={off} onPress={() => run("HOST_NEXT_CLUE", {})} />;
    case "SCOREBOARD":
      return (
        <Primary
          id="next-destination"
          icon="next"
          label={t("nextDestination")}
          disabled={off || state.nextDestinationAvailable === false}
          onPress={() => run("NEXT_DESTINATION", {})}
        />
      );
    case "ROUND_END":
      return <Primary id="new-game" icon="plus" label={t("newGame")} disabled={false} onPress={onLeave} />;
    default:
      return null;
  }
}

const skippable = ["ROUND_INTRO", "PAUSED_FOR_BRAKE", "CLUE_LEVEL", "REVEAL_DESTINATION", "FOLLOWUP_QUESTION", "SCOREBOARD"];
const revealable = ["ROUND_INTRO", "CLUE_LEVEL", "PAUSED_FOR_BRAKE"];

function Steering({ state }: { state: GameState }) {
  const { run, off } = useCommands();
  const [asking, setAsking] = useState(false);
  if (!skippable.includes(state.phase)) return null;
  const intro = state.phase === "ROUND_INTRO";
  return (
    <>
      {state.paused ? (
        <button type="button" className="btn go" data-testid="resume" disabled={off} onClick={() => run("HOST_RESUME", {})}>
          <Icon name="play" />
          {t("resume")}
        </button>
      ) : (
        <button type="button" className="btn" data-testid="pause" disabled={off} onClick={() => run("HOST_PAUSE", {})}>
          <Icon name="pause" />
          {t("pause")}
        </button>
      )}
      <button type="button" className="btn" data-testid="skip" disabled={off} onClick={() => run("HOST_SKIP", {})}>
        <Icon name="skip" />
        {intro ? t("skipIntro") : t("skip")}
      </button>
      {revealable.includes(state.phase) && (
        <button type="button" className="btn" data-testid="force-reveal" disabled={off} onClick={() => setAsking(true)}>
          <Icon name="eye" />
          {t("forceReveal")}
        </button>
      )}
      {asking && (
        <Confirm title={t("forceRevealSure")} action={t("forceReveal")} onClose={() => setAsking(false)} onConfirm={() => run("HOST_FORCE_REVEAL", {})} />
      )}
    </>
  );
}

export function ControlBar({ state, onLeave }: { state: GameState; onLeave: () => void }) {
  if (state.phase === "PREPARING_ROUND" || state.phase === "FINAL_RESULTS") return null;
  return (
    <footer className="control-bar">
      <div className="control-row">
        <NextStep state={state} onLeave={onLeave} />
        <div className="steering">
          <Steering state={state} />
        </div>
      </div>
    </footer>
  );
}
