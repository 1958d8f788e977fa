// A job: the server's step while it works, then what came of each destination (UI-H63).
import { useState } from "react";
import { tc } from "../../../lib/i18n/common";
import { t } from "../../../lib/i18n/host";
import type { Seat } from "../../../lib/storage";
import type { Job } from "../../../lib/types";
import { Icon } from "../../../ui/Icon";
import { Waiting } from "../../parts/Waiting";
import { PreviewSheet } from "../../preview/PreviewSheet";
import { titleOf } from "../titles";
import type { Plan } from "../usePlan";
import { MadeRow } from "./MadeRow";

function Progress({ job, busy, onCancel }: { job: Job; busy: boolean; onCancel: () => void }) {
  const { currentStep, totalSteps, currentStepDescription = "", count, done } = job;
  const steps = count * totalSteps;
  const at = Math.min(steps, done * totalSteps + currentStep);
  return (
    <div data-testid="generating">
      <Waiting text={currentStepDescription} />
      <p className="muted">
        <span data-testid="generate-step">{t("generateStep", { n: currentStep, m: totalSteps })}</span>
        {" · "}
        <span data-testid="generate-nth">{t("generateNth", { n: Math.min(count, done + 1), m: count })}</span>
      </p>
      <progress className="made-progress" aria-label={currentStepDescription} value={at} max={steps} />
      <p className="muted">{t("generateWait")}</p>
      <button type="button" className="btn" data-testid="generate-cancel" disabled={busy} onClick={onCancel}>
        <Icon name="cross" />
        {t("generateCancel")}
      </button>
    </div>
  );
}

interface Props {
  job: Job;
  plan: Plan;
  seat: Seat;
  secret: boolean;
  /** The server has been asked for something and has not answered yet. */
  busy: boolean;
  onCancel: () => void;
  onRetry: () => void;
}

export function JobView({ job, plan, seat, secret, busy, onCancel, onRetry }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  const isWorking = job.status === "generating";
  const isLacking = job.destinations.some(({ status }) => status === "failed" || status === "cancelled");
  return (
    <>
      {isWorking && <Progress job={job} busy={busy} onCancel={onCancel} />}
      <ul className="packs">
        {job.destinations.map((made, i) => (
          <MadeRow
            key={made.roundId}
            made={made}
            place={i + 1}
            count={job.count}
            plan={plan}
            secret={secret}
            onPreview={() => setOpen(made.roundId)}
          />
        ))}
      </ul>
      {!isWorking && isLacking && (
        <button type="button" className="btn" data-testid="generate-retry" disabled={busy} onClick={onRetry}>
          <Icon name="undo" />
          {tc("tryAgain")}
        </button>
      )}
      {open && (
        <PreviewSheet id={open} title={titleOf(plan.packs ?? [], open, secret)} secret={secret} plan={plan} seat={seat} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
