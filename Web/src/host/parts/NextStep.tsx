// The one thing a host may want to press: which one, the table of phases says.
import type { RefObject } from "react";
import { t } from "../../lib/i18n/host";
import type { GameState } from "../../lib/types";
import { Icon, type IconName } from "../../ui/Icon";
import { useCommands } from "../commands";
import { nextClueCommand, nextClueText } from "../cue";

interface PrimaryProps {
  id: string;
  icon: IconName;
  label: string;
  disabled: boolean;
  busy?: boolean;
  tone?: "primary" | "go";
  button?: RefObject<HTMLButtonElement>;
  onPress: () => void;
}

export function Primary({ id, icon, label, disabled, busy = false, tone = "primary", button, onPress }: PrimaryProps) {
  return (
    <button ref={button} type="button" className={`btn ${tone} main-action`} data-testid={id} disabled={disabled} onClick={onPress}>
      {busy ? <span className="spinner" aria-hidden="true" /> : <Icon name={icon} />}
      {label}
    </button>
  );
}

export function Resume() {
  const { run, off } = useCommands();
  return <Primary id="resume" icon="play" tone="go" label={t("resume")} disabled={off} onPress={() => run("HOST_RESUME", {})} />;
}

export function NextClue({ state }: { state: GameState }) {
  const { run, off } = useCommands();
  return <Primary id="next-clue" icon="next" label={nextClueText(state)} disabled={off} onPress={() => run(nextClueCommand(state), {})} />;
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
