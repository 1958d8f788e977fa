// Play only this pack, put it into the journey, or take it out of the library.
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import { mostDestinations } from "../../lib/rules.gen";
import type { Seat } from "../../lib/storage";
import { Icon } from "../../ui/Icon";
import { useCommands } from "../commands";
import { deletePack } from "../content/api";
import { contentErrorText } from "../content/refusal";
import type { Plan } from "../content/usePlan";
import { Confirm } from "../parts/Confirm";

interface Props {
  id: string;
  title: string;
  plan: Plan;
  seat: Seat;
  onDone: () => void;
}

function DeleteButton({ id, title, plan, seat, onDone }: Props) {
  const { tell } = useCommands();
  const [asking, setAsking] = useState(false);
  const remove = (): void => {
    const deleted = (): void => {
      plan.reload();
      if (plan.picked.includes(id)) plan.toggle(id);
      plan.bin.removed({ id, title });
      onDone();
    };
    deletePack(seat, id).then(deleted, (problem: unknown) => tell(contentErrorText(problem)));
  };
  return (
    <>
      <button type="button" className="btn danger" data-testid="pack-delete" onClick={() => setAsking(true)}>
        <Icon name="trash" />
        {t("deletePack")}
      </button>
      {asking && <Confirm title={t("deletePackSure")} icon="trash" action={t("deletePack")} onConfirm={remove} onClose={() => setAsking(false)} />}
    </>
  );
}

export function PreviewActions({ id, title, plan, seat, onDone }: Props) {
  const planned = plan.picked.includes(id);
  const use = (): void => {
    plan.pick([id]);
    onDone();
  };
  const toggle = (): void => {
    plan.toggle(id);
    onDone();
  };
  return (
    <div className="dialog-buttons sheet-foot">
      <button type="button" className="btn primary" data-testid="pack-use" onClick={use}>
        <Icon name="check" />
        {t("usePack")}
      </button>
      <button type="button" className="btn" data-testid="pack-add" disabled={!planned && plan.picked.length >= mostDestinations} onClick={toggle}>
        <Icon name={planned ? "cross" : "plus"} />
        {planned ? t("planRemove") : t("planAdd")}
      </button>
      <DeleteButton id={id} title={title} plan={plan} seat={seat} onDone={onDone} />
    </div>
  );
}
