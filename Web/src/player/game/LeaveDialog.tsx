import { t } from "../../lib/i18n/player";
import { Dialog } from "./Dialog";

/** Leaving asks first (UI-P28). */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog labelledBy="leave-title" onEscape={onStay} testId="leave-dialog">
      <h2 id="leave-title">{t("leaveSure")}</h2>
      <button type="button" className="btn" data-testid="leave-cancel" onClick={onStay}>{t("cancel")}</button>
      <button type="button" className="btn danger" data-testid="leave-confirm" onClick={onLeave}>
        {t("leave")}
      </button>
    </Dialog>
  );
}
