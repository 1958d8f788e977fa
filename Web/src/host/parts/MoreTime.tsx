import { t } from "../../lib/i18n/host";
import { Icon } from "../../ui/Icon";
import { useCommands } from "../commands";

const addSeconds = 15;

/** A little longer for whatever clock is running (EX22). */
export function MoreTime() {
  const { run, off } = useCommands();
  return (
    <button type="button" className="btn small" data-testid="extend" disabled={off} onClick={() => run("HOST_EXTEND_TIMER", { addMs: addSeconds * 1000 })}>
      <Icon name="timer" />
      {t("moreTime", { n: addSeconds })}
    </button>
  );
}
