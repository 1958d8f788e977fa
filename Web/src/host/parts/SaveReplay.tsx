// The finished game as a file: every event with its time (EX32).
import { useState } from "react";
import { tc } from "../../lib/i18n/common";
import { apiErrorText } from "../../lib/i18n/errors";
import { t } from "../../lib/i18n/host";
import type { Seat } from "../../lib/storage";
import { Icon } from "../../ui/Icon";
import { useCommands } from "../commands";
import { fetchReplay } from "../content/api";
import { saveFile } from "../files";

export function SaveReplay({ seat }: { seat: Seat }) {
  const { tell } = useCommands();
  const [busy, setBusy] = useState(false);
  const save = (): void => {
    setBusy(true);
    fetchReplay(seat)
      .then((lines) => saveFile(`tripto-${seat.joinCode}.jsonl`, lines))
      .catch((problem: unknown) => tell(apiErrorText(problem, { 404: tc("gameGone") })))
      .finally(() => setBusy(false));
  };
  return (
    <button type="button" className="btn" data-testid="save-replay" disabled={busy} onClick={save}>
      {busy ? <span className="spinner" aria-hidden="true" /> : <Icon name="download" />}
      {t("saveReplay")}
    </button>
  );
}
