// What the host can do about a brake, and whether its owner types (UI-E23, EVE31, EVE33).
import { t } from "../../lib/i18n/host";
import type { GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { useCommands } from "../commands";
import { nextClueCommand, nextClueText } from "../cue";

export function BrakeTyping({ brake, name }: { brake: GameState["brake"]; name: string }) {
  if (!brake) return null;
  return (
    <p className="brake-typing" role="status" data-testid="brake-typing">
      {brake.typing ? t("isTyping", { name }) : t("isThinking", { name })}
    </p>
  );
}

export function BrakeSteps({ state, name }: { state: GameState; name: string }) {
  const { run, off } = useCommands();
  return (
    <div className="brake-steps">
      <button type="button" className="btn" data-testid="release" disabled={off} onClick={() => run("HOST_SKIP", {})}>
        <Icon name="skip" />
        {t("letGoOf", { name })}
      </button>
      <button type="button" className="btn" data-testid="next-clue" disabled={off} onClick={() => run(nextClueCommand(state), {})}>
        <Icon name="next" />
        {nextClueText(state)}
      </button>
    </div>
  );
}
