// The lobby's lock: nobody else gets in while it is on (UI-H58).
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import { Icon } from "../../ui/Icon";
import { useCommands } from "../commands";

export function LobbyLock() {
  const { run, off } = useCommands();
  const locked = useGame().lobby?.locked === true;
  return (
    <button type="button" className="btn small" data-testid="lobby-lock" disabled={off} onClick={() => run("HOST_LOBBY_LOCK", { locked: !locked })}>
      <Icon name={locked ? "unlock" : "lock"} />
      {locked ? t("unlock") : t("lockLobby")}
    </button>
  );
}
