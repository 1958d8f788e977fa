// Where to find the house key, and a field for it (UI-H69).
import { useState, type FormEvent } from "react";
import { t } from "../../lib/i18n/host";
import { Icon } from "../../ui/Icon";
import { giveKey, keyIn, openKeyDialog, putAside, useAsking } from "../houseKey";
import { Dialog } from "./Dialog";

function KeyForm({ refused }: { refused: string }) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState(refused ? t("houseKeyWrong") : "");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const key = keyIn(typed);
    if (key) giveKey(key);
    else setError(t("houseKeyNone"));
  };
  return (
    <form className="join-sheet" onSubmit={submit}>
      <p>{t("houseKeyWhere")}</p>
      <label className="labelled">
        <span>{t("houseKeyField")}</span>
        <input
          className="field"
          data-testid="house-key-input"
          data-first
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <p className="error" role="alert" data-testid="house-key-error">
        {error}
      </p>
      <button type="submit" className="btn primary" data-testid="house-key-send">
        <Icon name="key" />
        {t("houseKeyUse")}
      </button>
    </form>
  );
}

export function HouseKeyDialog() {
  const { open, refused, given } = useAsking();
  if (!open) return null;
  return (
    <Dialog title={t("houseKey")} onClose={putAside}>
      <KeyForm key={given} refused={refused} />
    </Dialog>
  );
}

/** The way back to the question for whoever closed it. */
export function KeyNeeded() {
  const { put } = useAsking();
  if (!put) return null;
  return (
    <button type="button" className="btn" data-testid="house-key-open" onClick={openKeyDialog}>
      <Icon name="key" />
      {t("houseKeyGive")}
    </button>
  );
}
