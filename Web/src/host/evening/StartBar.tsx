// *Starta*, and the one reason why it may be off (UI-E16).
import { t } from "../../lib/i18n/host";
import type { Seat } from "../../lib/storage";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import type { Plan } from "../content/usePlan";
import { useRejected } from "../content/useRejected";
import { Bar } from "../parts/ControlBar";
import { Start } from "../parts/Start";
import { isLaterLobby } from "./state";

interface Props {
  state: GameState;
  plan: Plan;
  seat: Seat;
}

/** One phone that is awake is enough; those that sleep travel along (EVE24). */
function useAwake(state: GameState): number {
  const { lobby } = useGame();
  const people = lobby?.players ?? state.players.filter((p) => p.role === "player");
  return people.filter((p) => p.isConnected).length;
}

export function StartBar({ state, plan, seat }: Props) {
  const rejected = useRejected(seat, plan.picked);
  const awake = useAwake(state);
  return (
    <Bar cue={awake === 0 ? t("needPlayer") : t("cueLobby")}>
      <Start label={t("start")} players={awake} rejected={rejected} waits={plan.changed} hasFocus={isLaterLobby(state)} />
    </Bar>
  );
}
