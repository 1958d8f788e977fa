// Who has braked, how long the answer may take, and by how little the others were late (UI-H26, BR8).
import { useSecondsLeft } from "../../lib/hooks";
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { BrakeSteps, BrakeTyping } from "../evening/BrakeSteps";
import { brakeEndMs } from "../evening/state";
import { SpokenSeconds } from "./Countdown";
import { Held } from "./Held";

function BrakeOrder({ state }: { state: GameState }) {
  const order = useGame().moments.order;
  if (!order || order.order.length < 2) return null;
  const inOrder = [...order.order].sort((a, b) => Number(b.playerId === order.winnerPlayerId) - Number(a.playerId === order.winnerPlayerId));
  const name = (id: string): string => state.players.find((p) => p.playerId === id)?.name ?? "";
  return (
    <div className="brake-order">
      <span>{order.tie ? t("brakeTie") : t("brakeOrder")}</span>
      <ol>
        {inOrder.map(({ playerId, marginMs }, i) => (
          <li key={playerId}>
            {name(playerId)} {i > 0 && <small className="tabular">{t("brakeMargin", { n: Math.round(marginMs) })}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}

export function BrakeBanner({ state }: { state: GameState }) {
  const { moments } = useGame();
  const braked = state.phase === "PAUSED_FOR_BRAKE";
  const end = brakeEndMs(state) ?? moments.brake?.endsAtMs ?? null;
  const running = braked && !state.paused ? end : null;
  const seconds = useSecondsLeft(running);
  if (!braked) return null;
  const name = state.brakeOwnerName ?? moments.brake?.playerName ?? "";
  return (
    <section className="brake drop-in" data-testid="brake-banner">
      <p role="alert">
        <Icon name="brake" />
        <b>{t("braked", { name })}</b>
      </p>
      <Held endMs={running} paused={state.paused === true} />
      {running !== null && (
        <span className="brake-seconds tabular" aria-hidden="true">
          {seconds}
        </span>
      )}
      <SpokenSeconds endMs={running} />
      <BrakeTyping brake={state.brake} name={name} />
      <BrakeOrder state={state} />
      {state.brake && !state.paused && <BrakeSteps state={state} name={name} />}
    </section>
  );
}
