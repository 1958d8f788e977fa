// Rename, remove or ban one player (UI-H55, H56).
import { useState, type FormEvent } from "react";
import { t } from "../../lib/i18n/host";
import { Icon } from "../../ui/Icon";
import { longestName } from "../../ui/names";
import { useCommands } from "../commands";
import type { Guest } from "../guests";
import { Dialog } from "./Dialog";

function Rename({ guest, onDone }: { guest: Guest; onDone: () => void }) {
  const { run, off } = useCommands();
  const [name, setName] = useState(guest.name);
  const clean = name.trim().normalize("NFC");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run("HOST_RENAME", { playerId: guest.playerId, name: clean });
    onDone();
  };
  return (
    <form className="rename" onSubmit={submit}>
      <label htmlFor="rename">{t("newName")}</label>
      <div className="field-row">
        <input
          id="rename"
          className="field"
          data-testid="rename-input"
          value={name}
          maxLength={longestName}
          autoComplete="off"
          autoCapitalize="words"
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="btn" data-testid="rename-send" disabled={off || !clean || clean === guest.name}>
          <Icon name="pencil" />
          {t("rename")}
        </button>
      </div>
    </form>
  );
}

export function PlayerDialog({ guest, onClose }: { guest: Guest; onClose: () => void }) {
  const { run, off } = useCommands();
  const remove = (ban: boolean): void => {
    run("HOST_KICK", { playerId: guest.playerId, ban });
    onClose();
  };
  return (
    <Dialog title={guest.name} onClose={onClose}>
      <Rename guest={guest} onDone={onClose} />
      <p className="dialog-question">{t("kickSure", { name: guest.name })}</p>
      <p className="muted">{t("kickWhy")}</p>
      <div className="dialog-buttons">
        <button type="button" className="btn" onClick={onClose}>
          <Icon name="back" />
          {t("cancel")}
        </button>
        <button type="button" className="btn danger" data-testid="kick" disabled={off} onClick={() => remove(false)}>
          <Icon name="personOff" />
          {t("kick")}
        </button>
        <button type="button" className="btn danger" data-testid="ban" disabled={off} onClick={() => remove(true)}>
          <Icon name="lock" />
          {t("ban")}
        </button>
      </div>
    </Dialog>
  );
}
