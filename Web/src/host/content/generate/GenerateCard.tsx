// New destinations, written in the background by the server (UI-H63).
import { t } from "../../../lib/i18n/host";
import type { Seat } from "../../../lib/storage";
import { useFocusKept } from "../../focus";
import { Card } from "../../parts/Card";
import type { Plan } from "../usePlan";
import { GenerateForm } from "./GenerateForm";
import { JobView } from "./JobView";
import { useGeneration } from "./useGeneration";

interface Props {
  plan: Plan;
  seat: Seat;
  secret: boolean;
}

export function GenerateCard({ plan, seat, secret }: Props) {
  const { job, isOff, error, busy, start, cancel, retry } = useGeneration(seat, plan.reload);
  const isWorking = job?.status === "generating";
  useFocusKept(`${busy} ${isWorking}`);
  return (
    <Card icon="pencil" title={t("generate")} name="generate">
      {isOff ? (
        <p className="muted" data-testid="generate-off">
          {t("generateOff")}
        </p>
      ) : (
        <>
          {!isWorking && <GenerateForm seat={seat} busy={busy} onStart={start} onPick={(id) => plan.pick([id])} />}
          {error && (
            <p className="refusal" role="alert" data-testid="generate-refused">
              {error}
            </p>
          )}
          {job && <JobView job={job} plan={plan} seat={seat} secret={secret} busy={busy} onCancel={cancel} onRetry={retry} />}
        </>
      )}
    </Card>
  );
}
