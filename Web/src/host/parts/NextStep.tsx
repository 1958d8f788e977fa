// The one thing a host may want to press: which one, the table of phases says.
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import type { GameState } from "../../lib/types";
import { Icon, type IconName } from "../../ui/Icon";
import { useCommands } from "../commands";
import { nextClueText } from "../cue";
import { Confirm } from "./Confirm";

interface PrimaryProps {
  id: string;
  icon: IconName;
  label: string;
  disabled: boolean;
  busy?: boolean;
  tone?: "primary" | "go";
  onPress: () => void;
}

export function Primary({ id, icon, label, disabled, busy = false, tone = "primary", onPress }: PrimaryProps) {
  return (
    <button type="button" className={`btn ${tone} main-action`} data-testid={id} disabled={disabled} onClick={onPress}>
      {busy ? <span className="spinner" aria-hidden="true" /> : <Icon name={icon} />}
      {label}
    </button>
  );
}

interface StartProps {
  players: number;
  /** Stops whose content was rejected: they are asked about first (UI-H50). */
  rejected: number;
}

export function Start({ players, rejected }: StartProps) {
  const { run, busy, off } = useCommands();
  const [asking, setAsking] = useState(false);
  const starting = busy === "HOST_START_GAME";
  const start = (): void => void run("HOST_START_GAME", {});
  return (
    <>
      <Primary
        id="start-button"
        icon="play"
        tone="go"
        label={starting ? t("preparing") : t("startGame")}
        disabled={off || players === 0}
        busy={starting}
        onPress={rejected > 0 ? () => setAsking(true) : start}
      />
      {asking && (
        <Confirm title={t("rejectedSure", { n: rejected })} icon="play" action={t("startGame")} onConfirm={start} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

export function Resume() {
  const { run, off } = useCommands();
  return <Primary id="resume" icon="play" tone="go" label={t("resume")} disabled={off} onPress={() => run("HOST_RESUME", {})} />;
}

export function NextClue({ state }: { state: GameState }) {
  const { run, off } = useCommands();
  return <Primary id="next-clue" icon="next" label={nextClueText(state)} disabled={off} onPress={() => run("HOST_NEXT_CLUE", {})} />;
}

export function NextDestination({ state }: { state: GameState }) {
  const { run, off } = useCommands();
  return (
    <Primary
      id="next-destination"
      icon="next"
      label={t("nextDestination")}
      disabled={off || state.nextDestinationAvailable === false}
      onPress={() => run("NEXT_DESTINATION", {})}
    />
  );
}

export function NewGame({ onNew }: { onNew: () => void }) {
  return <Primary id="new-game" icon="plus" label={t("newGame")} disabled={false} onPress={onNew} />;
}
