import { t } from "../../lib/i18n/player";
import { send } from "../../lib/store";
import { Icon } from "../../ui/Icon";
import type { ScreenProps } from "./ScreenProps";

/** Four choices instead of typing (EVE45, UI-E26); nothing where there is no children's compartment tonight. */
export function ChildSwitch({ game, state, me }: ScreenProps) {
  const on = state.players.find(({ playerId }) => playerId === me)?.child;
  if (on === undefined || game.lobby?.settings?.childrens === false) return null;
  return (
    <button type="button" role="switch" aria-checked={on} className="btn child-switch" data-testid="child-switch"
      onClick={() => send("SEAT_SET", { child: !on })}>
      <span className="child-box" aria-hidden="true">{on ? <Icon name="check" /> : null}</span>
      {t("childSwitch")}
    </button>
  );
}
