import { t } from "../../lib/i18n/host";
import { Icon, type IconName } from "../../ui/Icon";
import { Dialog } from "./Dialog";

interface ConfirmProps {
  title: string;
  icon: IconName;
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone; the way back has the focus. */
export function Confirm({ title, icon, action, onConfirm, onClose }: ConfirmProps) {
  const confirm = (): void => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="dialog-buttons">
        <button type="button" className="btn" data-first onClick={onClose}>
          <Icon name="back" />
          {t("cancel")}
        </button>
        <button type="button" className="btn danger" data-testid="confirm-yes" onClick={confirm}>
          <Icon name={icon} />
          {action}
        </button>
      </div>
    </Dialog>
  );
}
