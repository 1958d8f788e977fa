// *Vad heter du?*: a host who plays takes a seat among the players (UI-E19).
import { useState, type FormEvent } from "react";
import { apiErrorText } from "../../lib/i18n/errors";
import { t } from "../../lib/i18n/host";
import type { Seat } from "../../lib/storage";
import { Icon } from "../../ui/Icon";
import { joinAlong, seatAlong } from "./seat";

/** `onSeat` is told when the seat is taken. */
export function JoinAlong({ host, onSeat }: { host: Seat; onSeat?: () => void }) {
  const [seat, setSeat] = useState(() => seatAlong(host));
  const [name, setName] = useState(t("hostName"));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  if (seat) {
    return (
      <p className="along-as" data-testid="along-as">
        <Icon name="person" />
        {t("ridesAs", { name: seat.name })}
      </p>
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError("");
    joinAlong(host, name)
      .then(
        (taken) => {
          setSeat(taken);
          onSeat?.();
        },
        (problem: unknown) => setError(apiErrorText(problem, { "Validation error": t("nameRefused") })),
      )
      .finally(() => setBusy(false));
  };
  return (
    <form className="along-join" onSubmit={submit} noValidate>
      <label htmlFor="along-name">{t("whatIsYourName")}</label>
      <div className="along-row">
        <input
          id="along-name"
          className="field"
          data-testid="along-name"
          value={name}
          maxLength={30}
          autoComplete="off"
          aria-invalid={error !== ""}
          aria-describedby="along-error"
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="btn primary" data-testid="along-join" disabled={busy}>
          {t("join")}
        </button>
      </div>
      <p id="along-error" className="field-error" role="alert">
        {error}
      </p>
    </form>
  );
}
