// A name that the filter took away: the host gives it back, or lets the new one stay (UI-H56, EX28).
import { t } from "../../lib/i18n/host";
import { Icon } from "../../ui/Icon";
import { useCommands } from "../commands";
import type { Guest } from "../guests";

export function AskedName({ guest, asked }: { guest: Guest; asked: string }) {
  const { run, off } = useCommands();
  // NB: the host's word is final, so a rename also to the name it has settles the matter.
  const call = (name: string) => (): void => void run("HOST_RENAME", { playerId: guest.playerId, name });
  return (
    <div className="asked-name" data-testid="asked-name">
      <p>{t("askedName", { name: asked })}</p>
      <button type="button" className="btn small" data-testid="approve-name" disabled={off} onClick={call(asked)}>
        <Icon name="check" />
        {t("approveName")}
      </button>
      <button type="button" className="btn small" data-testid="keep-name" disabled={off} onClick={call(guest.name)}>
        {t("keepName", { name: guest.name })}
      </button>
    </div>
  );
}
