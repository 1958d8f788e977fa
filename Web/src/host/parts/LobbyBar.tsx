// The bar of the lobby: the start, or the changes that come before it.
import { t } from "../../lib/i18n/host";
import type { Seat } from "../../lib/storage";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import type { Plan } from "../content/usePlan";
import { useRejected } from "../content/useRejected";
import { Bar } from "./ControlBar";
import { Primary } from "./NextStep";
import { Start } from "./Start";

/** Changes to the journey come before the start, so nobody starts without them. */
export function LobbyBar({ state, plan, seat }: { state: GameState; plan: Plan; seat: Seat }) {
  const { lobby } = useGame();
  const rejected = useRejected(seat, plan.picked);
  const players = lobby?.players.length ?? state.players.filter((p) => p.role === "player").length;
  const cue = players === 0 ? t("needPlayer") : t("cueLobby");
  return (
    <Bar cue={plan.changed ? t("cuePlan") : cue}>
      {plan.changed ? (
        <Primary id="use-packs-bar" icon="check" label={t("usePacks", { n: plan.picked.length })} disabled={false} onPress={plan.save} />
      ) : (
        <Start label={t("startGame")} players={players} rejected={rejected} />
      )}
    </Bar>
  );
}
