// Who rides with whom, and the offer to do so from six guests on (EVE42, UI-E18).
import { t } from "../../lib/i18n/host";
import type { Carriage, GameState } from "../../lib/types";
import { carriageName } from "../../ui/carriage";
import { useCommands } from "../commands";
import { Card } from "../parts/Card";
import { useSettings } from "../useSettings";

const worthOffering = 6;

function Members({ state, carriage }: { state: GameState; carriage: Carriage }) {
  const names = carriage.members.map((id) => state.players.find(({ playerId }) => playerId === id)?.name ?? "");
  return (
    <li data-testid="carriage">
      <strong>{carriageName(carriage)}</strong>
      <span>{names.filter(Boolean).join(", ")}</span>
    </li>
  );
}

function Drawn({ state, carriages }: { state: GameState; carriages: Carriage[] }) {
  const { run, off } = useCommands();
  return (
    <>
      <ul className="carriages">
        {carriages.map((carriage) => <Members key={carriage.carriageId} state={state} carriage={carriage} />)}
      </ul>
      <button type="button" className="btn small" data-testid="carriages-draw" disabled={off} onClick={() => run("HOST_CARRIAGES_DRAW", {})}>
        {t("carriagesDraw")}
      </button>
    </>
  );
}

function Offer() {
  const { set } = useSettings();
  return (
    <>
      <p>{t("carriagesWhy")}</p>
      <button type="button" className="btn" data-testid="carriages-yes" onClick={() => set({ carriages: true })}>
        {t("carriagesYes")}
      </button>
    </>
  );
}

export function CarriagesCard({ state }: { state: GameState }) {
  const { settings } = useSettings();
  const here = state.players.filter(({ role, isConnected }) => role === "player" && isConnected).length;
  if (state.carriages) {
    return (
      <Card icon="people" title={t("carriagesSwitch")} name="carriages">
        <Drawn state={state} carriages={state.carriages} />
      </Card>
    );
  }
  if (settings.carriages === true || here < worthOffering) return null;
  return (
    <Card icon="people" title={t("carriagesOffer")} name="carriages">
      <Offer />
    </Card>
  );
}
